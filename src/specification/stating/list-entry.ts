import type { Specification } from '../specification.ts';
import { insertionEnd } from './blocks.ts';
import { type Splice, spliceOf } from './splice.ts';
import { lineEnd, offsetOf, valueInText } from './value-in-text.ts';

/** An entry more at the end of a list that is there; a list of it alone where there is none. */
export function listEntrySplice(
  text: string,
  specification: Specification,
  path: string,
  entry: string,
): Splice | undefined {
  const [chapter = '', key = ''] = path.split('.');
  const positions = specification.positions[2]?.[chapter]?.[2]?.[key];
  if (!positions) return spliceOf(text, specification, path, `[${entry}]`);
  const [line, column, inside = {}] = positions;
  const behind = text.indexOf(':', offsetOf(text, line, column)) + 1;
  const { kind, from, to } = valueInText(text, behind, false);
  if (kind === 'list') {
    const isEmpty = text.slice(from + 1, to - 1).trim() === '';
    return { from: to - 1, to: to - 1, insert: isEmpty ? entry : `, ${entry}` };
  }
  const last = Object.values(inside).at(-1);
  if (!last || kind !== 'nothing') return undefined;
  const start = offsetOf(text, last[0], 1);
  const lineText = text.slice(start, lineEnd(text, start));
  const indent = lineText.length - lineText.trimStart().length;
  const at = insertionEnd(text, lineEnd(text, start), indent + 1);
  return { from: at, to: at, insert: `\n${' '.repeat(indent)}- ${entry}` };
}
