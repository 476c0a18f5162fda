import type { ChapterKey } from '../chapters/keys.ts';
import type { Specification } from '../specification.ts';
import { headingAt, headingFor } from './headings.ts';
import type { Splice } from './splice.ts';
import { lineEnd } from './value-in-text.ts';

/** The end of the last line that belongs to what begins above: indented at least as far, before the fence. */
export function insertionEnd(text: string, from: number, indent: number): number {
  let end = from;
  let at = from;
  while (at < text.length) {
    const next = lineEnd(text, at + 1);
    const line = text.slice(at + 1, next).replace(/\r$/, '');
    if (/^\s*(?:```|~~~)/.test(line)) break;
    if (line.trim() !== '') {
      if (line.length - line.trimStart().length < indent) break;
      if (!line.trimStart().startsWith('#')) end = next;
    }
    if (next === at) break;
    at = next;
  }
  return text[end - 1] === '\r' ? end - 1 : end;
}

/** A block of its own at the end of its chapter; with a heading where the document has no such chapter. */
export function newBlock(text: string, specification: Specification, chapter: ChapterKey, line: string): Splice {
  const block = `\`\`\`yaml\n${line}\n\`\`\``;
  const heading = specification.chapters.find(({ key }) => key === chapter)?.line;
  if (heading === undefined) {
    const end = text.trimEnd().length;
    return { from: end, to: text.length, insert: `\n\n${headingFor(text, specification, chapter)}\n\n${block}\n` };
  }
  const end = endOfChapter(text, heading);
  return { from: end, to: end, insert: `\n\n${block}` };
}

/** The end of the last line of a chapter with anything on it. */
function endOfChapter(text: string, heading: number): number {
  const lines = text.split('\n');
  const depth = headingAt(lines, heading)?.depth ?? 2;
  let isFenced = false;
  const end = lines.findIndex((line, index) => {
    if (index < heading) return false;
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced;
    const found = isFenced ? undefined : headingAt(lines, index + 1);
    return found !== undefined && found.depth <= depth;
  });
  return lines
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .trimEnd().length;
}
