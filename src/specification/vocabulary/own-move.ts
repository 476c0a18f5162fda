import { isNameShown } from './shown-name.ts';
import { allSpokenOf, type Called, isFormOf, longestSentence } from './spoken-of.ts';
import { exception } from './words/limit-words.ts';
import { open } from './words/open.ts';
import { inFlow } from './written.ts';

/** What leads from one state to another: `->`, `-->`, `>` with spaces around it. */
export const arrow = '(?:-{1,2}>|→|⇒|=>|(?<=\\s)>{1,2}(?=\\s))';

/** `booked can become arrived` */
const becoming = '(?:(?:can|may|kann|darf) +)?(?:becomes?|(?:goes|go|moves?|turns?|leads?|changes?) +(?:in)?to)';

const parts = new RegExp(
  `^(?:from +|von +)?(.*?) *(?:${arrow}|(?<!\\p{L})(?:${becoming}|to|nach|zu|bis)(?!\\p{L})) *(\\S.*)$`,
  'iu',
);
const saysWay = new RegExp(`^(?:from|von) |(?<!\\p{L})${becoming}(?!\\p{L})`, 'iu');

/** Whether a text says in words of its own where something begins and leads: a state may be called `ready to ship`. */
export const saysWhereItLeads = (text: string) => saysWay.test(text.trim());

/** What is said of a transition behind the state that it leads to: `closed, by clerks`, `closed when it is paid`. */
const behind = /^(.+?)(?:\s*[,;(]\s*|\s+(?=(?:when|if|only|by|once|after|wenn|sobald|nur|durch|falls)\s))(.+?)\)?$/i;

/** `closed [paid > 0]`, as diagrams write what guards a transition. */
const inBrackets = /^([^[\]]+?)\s*\[([^[\]]+)\]$/;

const limiting = /^(?:when|if|only|by|once|after|for|wenn|sobald|nur|durch|von|falls|für)(?=\s)/i;

/** A state that a transition leads to, and what is said behind it of who takes it or when: `arrived by vet only`. */
export function stateAndLimit(words: string): readonly [state: string, limit?: string] {
  const [, to, condition] = inBrackets.exec(words) ?? [];
  if (to !== undefined && condition !== undefined) return [to, condition];
  const [, state, said] = behind.exec(words) ?? [];
  return state !== undefined && said !== undefined && limiting.test(said) ? [state, said] : [words];
}

/** What may limit a transition. */
export interface Limits {
  roles: readonly string[];
  /** Of what is moved. */
  fields: readonly string[];
  /** A condition of the record in words, as it may have been meant. */
  condition: (words: string) => string;
}

/** Of what is not known. */
export const noLimits: Limits = {
  roles: [],
  fields: [],
  condition: (words) => (/[=<>]/.test(words) ? words : `${open} ${words}`),
};

/** What limits a transition in words, as a condition of it: the role where it is stated, else what is to be written yet. */
export function guardOf(said: string, { roles, condition }: Limits): string {
  const [, when] = /^(?:(?:only +)?(?:when|if|once)|(?:nur +)?(?:wenn|falls|sobald)) +(.+)$/i.exec(said) ?? [];
  if (when !== undefined || /[=<>]/.test(said)) return inFlow(condition(when ?? said));
  const [, who = ''] =
    /^(?:(?:only +)?(?:by|for|durch|von|für)|nur(?: +(?:durch|von|für))?) +(?:an? |the |dem |der |den )?(.+?)(?: +only)?$/i.exec(
      said,
    ) ?? [];
  const [role, ...others] = roles.filter((one) => isFormOf(one, who));
  const isOne = role !== undefined && others.length === 0 && !role.includes("'");
  const plain = said.replace(/^(by|durch|von|für|for) +(?:only|nur) +/i, '$1 ');
  return inFlow(isOne ? `'${role}' in subject.roles` : `${open} ${plain}`);
}

/** The state that words are the name or the title of, else the only one that they speak of. */
export function stateIn(words: string, states: readonly Called[]): string | undefined {
  const lower = words.trim().toLowerCase();
  const [called] = states.find((names) => names.some((one) => one?.toLowerCase() === lower)) ?? [];
  const [spoken, ...others] = allSpokenOf(words, states);
  return called ?? (others.length === 0 && !exception.test(words) ? spoken : undefined);
}

const anywhere =
  /^(?:any(?:thing|where)?|all|every(?:thing|where)?|each|alle[nrs]?|jede[mnrs]?)(?: (?:other )?states?| zustand| zustände[n]?|)(?: *,? +(?:but|except(?: for)?|other than|au(?:ß|ss)er) +(?:not +)?(.+))?$/i;

/** The states that words leave out of all that there are, `any but paid`; undefined where they name some of them. */
export function leftOut(words: string): readonly string[] | undefined {
  const found = anywhere.exec(words.trim());
  return found ? statesSaid(found[1] ?? '') : undefined;
}

/** Several states in words: `open or closed`, `[open, closed]`. */
export const statesSaid = (words: string) =>
  words
    .replace(/^\[(.*)\]$/, '$1')
    .split(/(?<!\s)\s*[,;、،|/]\s*(?:(?:or|and|oder|und)\s+)?|(?<!\s)\s+(?:or|and|oder|und)\s+/)
    .filter((word) => word.trim() !== '');

/** The states that a transition begins in; undefined where words name one that is not there. */
function statesBegunIn(
  words: string,
  states: readonly Called[],
  target: string | undefined,
): readonly string[] | undefined {
  const without = leftOut(words)?.map((word) => stateIn(word, states));
  if (without?.includes(undefined)) return undefined;
  if (without) return states.map(([state]) => state).filter((state) => state !== target && !without.includes(state));
  const whole = stateIn(words, states);
  const each = whole === undefined ? statesSaid(words).map((word) => stateIn(word, states)) : [whole];
  const known = each.filter((state) => state !== undefined);
  return known.length === each.length && known.length > 0 ? [...new Set(known)] : undefined;
}

/** Where a transition in words begins and leads: `open -> closed`, `from open to closed`. */
export function wayIn(words: string): readonly [from: string, to: string] | undefined {
  const [, from, to] = words.length > longestSentence ? [] : (parts.exec(words.trim()) ?? []);
  return from && to ? [from, to] : undefined;
}

/** `asks tenant and rent`: the fields that are asked for, where it is plain which. */
function askedIn(said: string, fields: readonly string[]): readonly string[] | undefined {
  const [, words] =
    /^(?:(?:and|und) )?(?:asks?(?: for)?|asking(?: for)?|requires?|needs?|fragt(?: nach)?)[ :]+(.+)$/i.exec(said) ?? [];
  if (words === undefined) return undefined;
  const called = fields.map((field): Called => [field]);
  const each = statesSaid(words).map((word) => stateIn(word, called));
  return each.every((field) => field !== undefined) ? each : undefined;
}

/** A transition in words, `from open to closed`; `…` stands where they name no state that there is. */
export function moveSaid(
  name: string,
  words: string,
  states: readonly Called[],
  limits: Limits = noLimits,
): string | undefined {
  if (states.length === 0) {
    const [begins, leads = words] = wayIn(words) ?? [];
    const [to, limit] = stateAndLimit(leads);
    const guard = limit === undefined ? '' : `, guard: ${guardOf(limit, limits)}`;
    const isAny = begins !== undefined && (leftOut(begins) !== undefined || exception.test(begins));
    if (begins !== undefined && isNameShown(begins) && isNameShown(to))
      return `{ from: [${isAny ? '…' : begins}], to: ${to}${guard} }`;
    return isNameShown(to) ? `{ to: ${to}${guard} }` : undefined;
  }
  const [, from = '', said = words] = parts.exec(words) ?? [];
  const [, guarded, condition] = inBrackets.exec(said) ?? [];
  const [, to = said, more] = guarded === undefined ? (behind.exec(said) ?? []) : [said, guarded, condition];
  const target = stateIn(to, states);
  const others = states.map(([state]) => state).filter((state) => state !== target);
  // Of two states it is the other one.
  const left = from === '' && target !== undefined && others.length === 1 ? others[0] : undefined;
  const own = states.find(([state]) => state === name)?.[0] ?? left;
  const source = from === '' ? (own === undefined ? undefined : [own]) : statesBegunIn(from, states, target);
  const isLimit = more !== undefined && (limiting.test(more) || condition !== undefined);
  const asked = askedIn(more ?? '', limits.fields);
  const besides = () => (isLimit ? `guard: ${guardOf(more, limits)}` : `description: ${inFlow(more ?? '')}`);
  const beside = more === undefined ? '' : `, ${asked ? `asks: [${asked.map(inFlow).join(', ')}]` : besides()}`;
  return `{ from: [${source?.join(', ') ?? '…'}], to: ${target ?? '…'}${beside} }`;
}

/** Keys that say who takes a transition: that is said with the roles. */
export const takers: ReadonlySet<string> = new Set([
  'role',
  'roles',
  'who',
  'by',
  'actor',
  'only',
  'nur',
  'rolle',
  'rollen',
  'wer',
]);
