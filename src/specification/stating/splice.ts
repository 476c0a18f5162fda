import { chapterKeys } from '../chapters/keys.ts';
import type { Positions } from '../reading/positions.ts';
import type { Specification } from '../specification.ts';
import { asBlock } from './as-block.ts';
import { insertionEnd, newBlock } from './blocks.ts';
import { exactForm } from './exact-form.ts';
import { lineEnd, offsetOf, valueInText } from './value-in-text.ts';

/** A change of a text: what stands from one offset to another becomes something else. */
export interface Splice {
  from: number;
  to: number;
  insert: string;
}

/**
 * States a fact in a text, where it belongs: in the block and at the thing that are there already, else in new ones. Nothing
 * else changes. Undefined where what stands there cannot be added to.
 * @param path as in `screens.tickets.columns`
 * @param value as the document writes it, on one line
 */
export function spliceOf(text: string, specification: Specification, path: string, value: string): Splice | undefined {
  const steps = path.split('.');
  const chapter = chapterKeys.find((key) => key === steps[0]);
  if (!chapter) return undefined;
  const found = deepest(specification.positions, steps);
  if (found.depth < 2) {
    const inside = found.positions[2] ?? {};
    const line = nested(steps.slice(1), value);
    if (Object.keys(inside).length === 0 || isFlowRoot(text, inside))
      return newBlock(text, specification, chapter, value === 'none' ? line : asBlock(line).join('\n'));
    return isList(text, inside) ? listed(text, inside, line) : ofBlock(text, inside, 1, line);
  }
  const rest = steps.slice(found.depth);
  const line = nested(rest, value);
  const named = found.depth === 2 ? nameAlone(text, found.positions) : undefined;
  if (named) return { from: named.to, to: named.to, insert: rest.length === 0 ? `: ${line}` : `: { ${line} }` };
  if (rest.length === 0) return replaced(text, found, value);
  return (
    added(text, found, line) ??
    (isUnwritten(text, found, steps) ? added(text, around(specification, found, steps), line) : undefined) ??
    rewritten(text, specification, steps, value)
  );
}

/** Fields that stand directly below their entity: one more stands there as well. */
function isUnwritten(text: string, { depth, positions: [line, column] }: Found, steps: readonly string[]): boolean {
  return steps[depth - 1] === 'fields' && depth === 3 && !isNamedAt(text, offsetOf(text, line, column), 'fields');
}

const around = ({ positions }: Specification, { depth }: Found, steps: readonly string[]) =>
  deepest(positions, steps.slice(0, depth - 1));

interface Found {
  positions: Positions;
  /** How many of the steps lead to it. */
  depth: number;
  /** Whether it is an item of a list, which has no key. */
  isItem: boolean;
}

function deepest(positions: Positions, steps: readonly string[]): Found {
  let at = positions;
  let depth = 0;
  for (const step of steps) {
    const inside = at[2];
    const next = inside && Object.hasOwn(inside, step) ? inside[step] : undefined;
    if (!next) break;
    at = next;
    depth++;
  }
  return { positions: at, depth, isItem: /^\d+$/.test(steps[depth - 1] ?? '') };
}

/** `a: { b: value }` */
function nested([first, ...rest]: readonly string[], value: string): string {
  if (first === undefined) return value;
  return rest.length === 0 ? `${first}: ${value}` : `${first}: { ${nested(rest, value)} }`;
}

function isFlowRoot(text: string, inside: Record<string, Positions>): boolean {
  const [line = 1, column = 1] = Object.values(inside)[0] ?? [];
  return column > 1 && text.slice(offsetOf(text, line, 1), offsetOf(text, line, column)).includes('{');
}

/** Whether the things of a chapter stand in a list: `- Appointments`. */
function isList(text: string, inside: Record<string, Positions>): boolean {
  const [line = 1, column = 1] = Object.values(inside)[0] ?? [];
  return /^\s*-\s+$/.test(text.slice(offsetOf(text, line, 1), offsetOf(text, line, column)));
}

/** One thing more in the list. */
function listed(text: string, inside: Record<string, Positions>, line: string): Splice {
  const [, column = 1] = Object.values(inside)[0] ?? [];
  const { from } = ofBlock(text, inside, column, line);
  return { from, to: from, insert: `\n${' '.repeat(Math.max(column - 3, 0))}- ${line}` };
}

/** Where a thing is listed by its name alone: nothing stands behind that. */
function nameAlone(text: string, [line, column]: Positions) {
  const from = offsetOf(text, line, column);
  if (!/^\s*-\s+$/.test(text.slice(offsetOf(text, line, 1), from))) return undefined;
  const written = text.slice(from, lineEnd(text, from)).trimEnd();
  return /^(?:"[^"]*"|'[^']*'|[^\s"'{}[\]#:][^{}[\]#:]*)$/.test(written) ? { to: from + written.length } : undefined;
}

/** The offset behind the colon of a key. */
function behindKey(text: string, { positions: [line, column], isItem }: Found): number | undefined {
  const from = offsetOf(text, line, column);
  if (isItem) return from;
  const key = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s:,{}[\]](?:[^:,{}[\]\n]|:(?!\s))*)\s*:/.exec(
    text.slice(from, from + 200),
  )?.[0];
  return key === undefined ? undefined : from + key.length;
}

/** Whether what stands at an offset is inside of brackets that are opened on its line. */
function isInFlow(text: string, offset: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const bare = before.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '');
  return (bare.match(/[{[]/g)?.length ?? 0) > (bare.match(/[}\]]/g)?.length ?? 0);
}

/** What is written as `not shown` is replaced by the value. */
function replaced(text: string, found: Found, value: string): Splice | undefined {
  const behind = behindKey(text, found);
  if (behind === undefined || found.positions[2]) return undefined;
  const { kind, from, to } = valueInText(text, behind, isInFlow(text, behind));
  if (kind === 'nothing') return { from: behind, to: behind, insert: ` ${value}` };
  return /^not shown$/i.test(text.slice(from, to)) ? { from, to, insert: value } : undefined;
}

/** A fact more, in what is there. */
function added(text: string, found: Found, line: string): Splice | undefined {
  const behind = behindKey(text, found);
  if (behind === undefined) return undefined;
  const inside = found.positions[2] ?? {};
  const { kind, from, to } = valueInText(text, behind, isInFlow(text, behind));
  if (kind === 'map') {
    const isEmpty = text.slice(from + 1, to - 1).trim() === '';
    const end =
      from +
      1 +
      text
        .slice(from + 1, to - 1)
        .trimEnd()
        .replace(/,$/, '').length;
    return { from: isEmpty ? from + 1 : end, to: to - 1, insert: isEmpty ? ` ${line} ` : `, ${line} ` };
  }
  if (Object.keys(inside).length > 0) {
    const [first] = Object.values(inside);
    return kind === 'nothing' || found.isItem ? ofBlock(text, inside, first?.[1] ?? 1, line) : undefined;
  }
  if (kind === 'nothing') return { from: behind, to: behind, insert: ` { ${line} }` };
  return kind === 'word' && /^not shown$/i.test(text.slice(from, to)) ? { from, to, insert: `{ ${line} }` } : undefined;
}

/** What is written in short, `tool: [name]` or `name: text`, becomes its exact form with the fact in it. */
function rewritten(text: string, specification: Specification, steps: readonly string[], value: string) {
  for (let depth = 2; depth < steps.length; depth++) {
    const found = deepest(specification.positions, steps.slice(0, depth));
    const [line, column] = found.positions;
    // A thing that is not written stands where the one stands that holds it.
    const isWritten = found.depth === depth && isNamedAt(text, offsetOf(text, line, column), steps[depth - 1] ?? '');
    const behind = isWritten ? behindKey(text, found) : undefined;
    if (behind === undefined) continue;
    const { kind, from, to } = valueInText(text, behind, isInFlow(text, behind));
    if (kind !== 'list' && kind !== 'word') continue;
    const insert = exactForm(specification, steps.slice(0, depth), steps.slice(depth), value);
    return insert === undefined ? undefined : { from, to, insert };
  }
  return undefined;
}

const isNamedAt = (text: string, offset: number, name: string) =>
  text.startsWith(name, /["']/.test(text[offset] ?? '') ? offset + 1 : offset);

/** A line more, behind the last that belongs to the same thing. */
function ofBlock(text: string, inside: Record<string, Positions>, column: number, line: string): Splice {
  const last = Math.max(...Object.values(inside).map(([at]) => at));
  const at = insertionEnd(text, lineEnd(text, offsetOf(text, last, 1)), column - 1);
  const margin = ' '.repeat(column - 1);
  return {
    from: at,
    to: at,
    insert: asBlock(line)
      .map((one) => `\n${margin}${one}`)
      .join(''),
  };
}

/** A text in which something is stated. */
export function withSplices(text: string, splices: readonly Splice[]): string {
  return [...splices]
    .sort((a, b) => b.from - a.from)
    .reduce((written, { from, to, insert }) => written.slice(0, from) + insert + written.slice(to), text);
}
