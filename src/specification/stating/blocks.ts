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

/** A block of its own at the end of its chapter; where the document has no such chapter, that with its heading, in the order of the nine. */
export function newBlock(text: string, specification: Specification, chapter: ChapterKey, line: string): Splice {
  const block = `\`\`\`yaml\n${line}\n\`\`\``;
  const own = specification.chapters.find(({ key }) => key === chapter)?.line;
  const heading = own === undefined ? `${headingFor(text, specification, chapter)}\n\n` : '';
  const end = own === undefined ? placeOfChapter(text, specification, chapter, heading) : endOfChapter(text, own);
  const unwritten = own === undefined ? undefined : unwrittenIn(text, own);
  if (unwritten) return { ...unwritten, insert: block };
  if (end !== undefined) return { from: end, to: end, insert: `\n\n${heading}${block}` };
  return { from: text.trimEnd().length, to: text.length, insert: `\n\n${heading}${block}\n` };
}

/** Where a chapter says that it is not shown, and nothing else. */
function unwrittenIn(text: string, heading: number): { from: number; to: number } | undefined {
  const to = endOfChapter(text, heading);
  const begin = text.split('\n').slice(0, heading).join('\n').length;
  const words = text.slice(begin, to);
  if (!/^not shown[.!]?$/i.test(words.trim())) return undefined;
  return { from: to - words.trimStart().length, to };
}

/** Where a chapter belongs that a document lacks: behind the one before it, else in front of the one behind it; undefined where that is at its end. */
function placeOfChapter(
  text: string,
  { chapters }: Specification,
  chapter: ChapterKey,
  heading: string,
): number | undefined {
  const lines = text.split('\n');
  const own = chapters.findIndex(({ key }) => key === chapter);
  const { line: before } = chapters.findLast(({ line }, index) => index < own && line !== undefined) ?? {};
  const { line: behind } = chapters.find(({ line }, index) => index > own && line !== undefined) ?? {};
  const neighbour = before ?? behind;
  // What is nested otherwise may be a part of its neighbour.
  if (neighbour === undefined || headingAt(lines, neighbour)?.depth !== headingAt([heading.trim()], 1)?.depth)
    return undefined;
  const end =
    before === undefined
      ? lines
          .slice(0, neighbour - 1)
          .join('\n')
          .trimEnd().length
      : endOfChapter(text, before);
  return end === 0 || end === text.trimEnd().length ? undefined : end;
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
