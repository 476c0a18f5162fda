import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';
import type { Specification } from '../specification.ts';
import type { Splice } from './splice.ts';
import { lineEnd, offsetOf } from './value-in-text.ts';

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

const titles = [
  'Purpose and audience',
  'Screens and routes',
  'Entities and fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'Calls',
  'Error catalogue',
  'Constants and limits',
];

/** A block of its own at the end of its chapter; with a heading where the document has no such chapter. */
export function newBlock(text: string, { chapters }: Specification, chapter: ChapterKey, line: string): Splice {
  const block = `\`\`\`yaml\n${line}\n\`\`\``;
  const index = chapterKeys.indexOf(chapter);
  const heading = chapters[index]?.line;
  if (heading === undefined) {
    const end = text.trimEnd().length;
    return { from: end, to: text.length, insert: `\n\n## ${index + 1}. ${titles[index]}\n\n${block}\n` };
  }
  const end = endOfChapter(text, heading);
  return { from: end, to: end, insert: `\n\n${block}` };
}

/** The end of the last line of a chapter with anything on it. */
function endOfChapter(text: string, heading: number): number {
  const from = offsetOf(text, heading, 1);
  const depth = /^#+/.exec(text.slice(from, from + 8))?.[0].length ?? 2;
  let isFenced = false;
  let at = lineEnd(text, from);
  while (at < text.length) {
    const next = lineEnd(text, at + 1);
    const line = text.slice(at + 1, next);
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced;
    const marks = /^#{1,6}(?=\s)/.exec(line)?.[0].length;
    if (!isFenced && marks !== undefined && marks <= depth) break;
    at = next;
  }
  return text.slice(0, at).trimEnd().length;
}
