import { isNameShown } from './shown-name.ts';
import { allSpokenOf, type Called } from './spoken-of.ts';
import { inFlow } from './written.ts';

const parts = /^(?:from +|von +)?(.*?) *(?:->|→|=>|(?<!\p{L})(?:to|nach|zu|bis)(?!\p{L})) *(\S.*)$/iu;

/** What is said of a transition behind the state that it leads to: `closed, by clerks`, `closed when it is paid`. */
const behind = /^(.+?)(?:\s*[,;(]\s*|\s+(?=(?:when|if|only|by|once|after|wenn|sobald|nur|durch|falls)\s))(.+?)\)?$/i;

/** The state that words are the name or the title of, else the only one that they speak of. */
export function stateIn(words: string, states: readonly Called[]): string | undefined {
  const lower = words.trim().toLowerCase();
  const [called] = states.find((names) => names.some((one) => one?.toLowerCase() === lower)) ?? [];
  const [spoken, ...others] = allSpokenOf(words, states);
  return called ?? (others.length === 0 ? spoken : undefined);
}

/** Where a transition in words begins and leads: `open -> closed`, `from open to closed`. */
export function wayIn(words: string): readonly [from: string, to: string] | undefined {
  const [, from, to] = parts.exec(words.trim()) ?? [];
  return from && to ? [from, to] : undefined;
}

/** A transition in words, `from open to closed`; `…` stands where they name no state that there is. */
export function moveSaid(name: string, words: string, states: readonly Called[]): string | undefined {
  if (states.length === 0) {
    const [begins, leads = words] = wayIn(words) ?? [];
    if (begins !== undefined && isNameShown(begins) && isNameShown(leads)) return `{ from: [${begins}], to: ${leads} }`;
    return isNameShown(words) ? `{ to: ${words} }` : undefined;
  }
  const [, from = '', said = words] = parts.exec(words) ?? [];
  const [, to = said, more] = behind.exec(said) ?? [];
  const target = stateIn(to, states);
  const others = states.map(([state]) => state).filter((state) => state !== target);
  // Of two states it is the other one.
  const left = from === '' && target !== undefined && others.length === 1 ? others[0] : undefined;
  const source = from === '' ? (states.find(([state]) => state === name)?.[0] ?? left) : stateIn(from, states);
  const description = more === undefined ? '' : `, description: ${inFlow(more)}`;
  return `{ from: [${source ?? '…'}], to: ${target ?? '…'}${description} }`;
}
