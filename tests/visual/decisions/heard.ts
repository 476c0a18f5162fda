import { closest } from 'fastest-levenshtein';
import type { Change } from '../results.ts';
import { isFinding } from './findings.ts';

/** A line of what is heard (`- button "Save"`), by what it was and what it is; one of them is absent where nothing stood in its place. */
interface Heard {
  went?: string;
  came?: string;
}

/** Whether words for what changed are of what is heard: a line that went or came, or what made one another. */
export function isHeard(cause: string): boolean {
  return /^[-+~] /.test(cause);
}

/** What is heard otherwise in a picture: its lines, and what made each of them another one, as in `~ (done) → `. */
export function heardCauses({ spoken }: Pick<Change, 'spoken'>): string[] {
  const lines = spoken?.lines ?? [];
  return [...lines, ...pairsIn(lines).flatMap((heard) => differenceOf(heard) ?? regionOf(heard) ?? [])];
}

/** `button “Save” → “Send”` of a line or a difference, as these changes tell it; `and the like` where it is several lines'. */
export function heardSaid(cause: string, changes: readonly Change[]): string {
  if (/^[-+] ~ is announced \([^)]*\)$/.test(cause)) return said({ [cause.startsWith('+') ? 'came' : 'went']: cause });
  const [, sign, role] = /^([-+]) ~ (\w+) is described$/.exec(cause) ?? [];
  if (role) return `${role} is ${sign === '+' ? 'described now' : 'no longer described'}`;
  const told = changes.flatMap(({ spoken }) => pairsIn(spoken?.lines ?? []).filter((heard) => isOf(heard, cause)));
  const [first = { [cause.startsWith('+') ? 'came' : 'went']: cause }, ...others] = told;
  const words = said(first);
  return cause.startsWith('~') && others.some((other) => said(other) !== words) ? `${words} and the like` : words;
}

/** What else is heard otherwise than by these causes, each with the pictures in which it is. */
export function heardBeside(causes: readonly string[], changes: readonly Change[]) {
  const others = changes.flatMap((change) =>
    pairsIn(change.spoken?.lines ?? []).flatMap((heard) =>
      causes.some((cause) => isOf(heard, cause)) ? [] : [{ says: said(heard), change }],
    ),
  );
  return [...Map.groupBy(others, ({ says }) => says)].map(([says, all]) => ({
    says,
    pictures: new Set(all.map(({ change }) => change)),
  }));
}

function isOf(heard: Heard, cause: string): boolean {
  return [heard.went, heard.came, differenceOf(heard), regionOf(heard)].includes(cause);
}

function said({ went, came }: Heard): string {
  if (went === undefined || came === undefined) return `${came ? 'now' : 'no longer'} ${quoted(came ?? went ?? '')}`;
  if (bare(went) === bare(came)) return `${quoted(went)} is read out in another place`;
  const [was, is] = [went, came].map(partsOf);
  if (!was || !is || was.role !== is.role || was.more !== is.more) return `${quoted(went)} → ${quoted(came)}`;
  if (!is.name) return `${quoted(went)} has lost its name`;
  return was.name ? `${quoted(went)} → ${is.name}` : `${is.role} is now called ${is.name}`;
}

/** `button “Save”`; of mere words just these. */
function quoted(line: string): string {
  const { role, name, more } = partsOf(line);
  return isOfWords(line) ? name : [role, name, more].filter(Boolean).join(' ');
}

/** What it is, and what it is called or says. */
function partsOf(line: string) {
  const text = bare(line);
  const [, role = text, name = '', more = ''] =
    /^(\w+): "?(.+?)"?$/.exec(text) ?? /^(\w+)(?: "(.*)")?(?: (\[.*))?$/.exec(text) ?? [];
  return { role, name: name && `“${name.replaceAll('\\"', '"')}”`, more };
}

/** Whether these are words that can be read as well. */
export function isOfWords(line: string): boolean {
  return /^(text|paragraph): /.test(bare(line));
}

function bare(line: string): string {
  return line
    .slice(2)
    .replace(/^[-~] /, '')
    .replace(/:$/, '');
}

/** Each line with the one in its place, or with itself where it stands elsewhere: of as many that went and came one after the other, else the most alike. */
function pairsIn(lines: readonly string[]): Heard[] {
  const all = lines.filter((line) => !isFinding(line));
  const elsewhere = all.flatMap((line) => {
    const came = line.replace(/^-/, '+');
    return line !== came && all.includes(came) ? [{ went: line, came }] : [];
  });
  const heard = all.filter((line) => !elsewhere.some(({ went, came }) => line === went || line === came));
  const isStart = (line: string, index: number) => index === 0 || (line[0] === '-' && heard[index - 1]?.[0] === '+');
  const starts = heard.flatMap((line, index) => (isStart(line, index) ? index : []));
  const others = starts.flatMap((start, index) => {
    const { '-': went = [], '+': came = [] } = Object.groupBy(
      heard.slice(start, starts[index + 1]),
      (line) => line[0] ?? '',
    );
    return paired(went, came);
  });
  return [...others, ...elsewhere];
}

function paired(went: readonly string[], came: readonly string[]): Heard[] {
  if (went.length === came.length) return went.map((line, at) => ({ went: line, came: came[at] }));
  const [few, many] = went.length < came.length ? [went, came] : [came, went];
  const asHeard = (one: string | undefined, other: string | undefined) =>
    few === went ? { went: one, came: other } : { went: other, came: one };
  const pairs = few.map((line) => [line, closest(line, many)] as const);
  const left = many.filter((line) => !pairs.some(([, other]) => other === line));
  return [...pairs.map(([one, other]) => asHeard(one, other)), ...left.map((line) => asHeard(undefined, line))];
}

/** The words that went and came between those that stayed. */
function differenceOf({ went, came }: Heard): string | undefined {
  if (went === undefined || came === undefined || bare(went) === bare(came)) return undefined;
  const [was, is] = [wordsOf(went), wordsOf(came)];
  let start = 0;
  while (start < Math.min(was.length, is.length) && was[start] === is[start]) start++;
  let end = 0;
  while (end < Math.min(was.length, is.length) - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  const [gone, fresh] = [was, is].map((words) => words.slice(start, words.length - end).join(' '));
  return `~ ${gone} → ${fresh}`;
}

/** That something is announced or described, or is not any more, whatever it says just then. */
function regionOf({ went, came }: Heard): string | undefined {
  if (went !== undefined && came !== undefined) return undefined;
  const line = went ?? came ?? '';
  const [, sign, role] = /^([-+] ~) (\w+) “.*” is described: /.exec(line) ?? [];
  return role ? `${sign} ${role} is described` : /^[-+] ~ is announced \([^)]*\)/.exec(line)?.[0];
}

function wordsOf(line: string): string[] {
  return bare(line).match(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];
}
