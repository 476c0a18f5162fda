import { closest } from 'fastest-levenshtein';
import { findingSaid, isFinding } from './findings.ts';
import type { Place } from './places.ts';
import type { Change } from './results.ts';
import { isWeight } from './weight.ts';

const most = 3;
/** So many things are called by their names. */
const mostThings = 2;

/** What happened, for a person: to what, as far as that is known, and how. The clearest change comes first. */
export function worded(causes: readonly string[], changes: readonly Change[]): string {
  const isRead = causes.some(isLine);
  // Other words look otherwise: that is no news.
  const telling = isRead ? causes.filter((cause) => !isShape(cause)) : causes;
  const said = [...new Set(telling.flatMap((cause) => wordsFor(cause, changes)))];
  const words = said.slice(0, most).join(', ') + (said.length > most ? ` and ${said.length - most} more` : '');
  if (isRead) return words;
  const thing = thingIn(causes, changes);
  const lines = changes.flatMap(({ spoken }) => spoken?.lines ?? []);
  const line = lines.find((one) => one.startsWith('+ ! ')) ?? lines[0];
  const also = line && `, and ${isFinding(line) ? '' : 'heard is '}${heard(line, changes)}`;
  return `${thing ? `${thing}: ` : ''}${words}${also ?? ''}`;
}

export function isShape(cause: string): boolean {
  return cause.startsWith('shape ');
}

/** A line of what is heard, that went or came. */
function isLine(cause: string): boolean {
  return /^[-+] /.test(cause);
}

/** With the component that draws it, where that is one; of that alone, also what happened there most often. */
function wordsFor(cause: string, changes: readonly Change[]): string[] {
  const [, told] = / (in \S+)$/.exec(cause) ?? [];
  if (isShape(cause)) return [['drawn otherwise', told].filter(Boolean).join(' ')];
  if (isLine(cause)) return [heard(cause, changes)];
  const boxes = boxesOf(changes).filter(({ alsoCauses }) => alsoCauses?.includes(cause));
  if (told) return [cause];
  if (!cause.startsWith('in ')) {
    const homes = new Set(boxes.map(({ alsoCauses = [] }) => alsoCauses.find((also) => also.startsWith('in '))));
    const [home] = homes.size === 1 ? homes : [];
    return [[cause.startsWith('pattern ') ? 'another pattern' : cause, home].filter(Boolean).join(' ')];
  }
  const looks = boxes.map((box) => box.alsoCauses?.find(isWeight) ?? wordsFor(box.cause, [])[0] ?? box.cause);
  const [commonest] = [...Map.groupBy(looks, (look) => look)].sort(([, a], [, b]) => b.length - a.length);
  if (!commonest) return [cause];
  const [look] = commonest;
  return [look.endsWith(` ${cause}`) ? look : `${look} ${cause}`];
}

/** What changed, by its name where that is one or two; of more, the kind, where it is the same. */
function thingIn(causes: readonly string[], changes: readonly Change[]): string | undefined {
  const [first] = changes;
  // In other modes the same thing may have other words.
  const seen = boxesOf(changes.filter(({ mode }) => mode === first?.mode));
  const own = seen.filter(({ cause, alsoCauses = [] }) => [cause, ...alsoCauses].some((one) => causes.includes(one)));
  const things = [...new Set(own.flatMap(({ thing }) => thing ?? []))];
  if (things.length <= mostThings) return things.join(' and ') || undefined;
  const kinds = new Set(things.map(kindOf));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

function kindOf(thing: string): string | undefined {
  if (thing.startsWith('“')) return 'words';
  const [, kind] = /^the (frame|icon|field) /.exec(thing) ?? [];
  return kind && `${kind}s`;
}

function boxesOf(changes: readonly Change[]): Place[] {
  return changes.flatMap(({ boxes = [] }) => boxes);
}

/** `status → note`, where one line became another one. */
function heard(cause: string, changes: readonly Change[]): string {
  if (isFinding(cause)) return findingSaid(cause);
  const lines = changes.find(({ spoken }) => spoken?.lines.includes(cause))?.spoken?.lines ?? [];
  const bare = (line: string) => line.slice(2).replace(/^- /, '').replace(/:$/, '');
  const other = counterpart(lines, lines.indexOf(cause));
  if (other === undefined) return `${cause.startsWith('+') ? 'now' : 'no longer'} ${bare(cause)}`;
  const [went, came] = cause.startsWith('-') ? [cause, other] : [other, cause];
  return `${bare(went)} → ${bare(came)}`;
}

/** Of lines that went and those that came in their place, the one that stands for this one. */
function counterpart(lines: readonly string[], at: number): string | undefined {
  const starts = lines.flatMap((line, index) => (line[0] !== lines[index - 1]?.[0] ? index : []));
  const own = starts.findLastIndex((start) => start <= at);
  const block = (index: number) => (index < 0 ? [] : lines.slice(starts[index] ?? lines.length, starts[index + 1]));
  const isGoing = lines[at]?.startsWith('-');
  const [mine, others] = [block(own), block(own + (isGoing ? 1 : -1))];
  if (mine.length === others.length) return others[at - (starts[own] ?? 0)];
  return others.length > 0 ? closest(lines[at] ?? '', others) : undefined;
}
