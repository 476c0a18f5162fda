import { parseKept } from '#app/settings';
import { type ChapterKey, type Gap, isObject, type Specification } from '#specification';
import { gapKey } from '#specification/notes';

/** What is typed at a gap, for each change of the document that answers it. */
export interface AnswerDraft {
  lines: readonly string[];
  /** What stood in their place in the document when it was typed. */
  instead: readonly string[];
}

/** The setting that keeps what is typed at a gap, or to be added to a chapter, until it is written. */
export const answerDraft = (document: string, of: Gap | ChapterKey, specification: Specification) =>
  `answer.${document}.${typeof of === 'string' ? of : gapKey(of, specification)}`;

/** What was kept of it; undefined where there is nothing, or it is for another proposal. */
export function parseAnswer(kept: string, count: number): AnswerDraft | undefined {
  const found = parseKept(kept);
  if (!isObject(found)) return undefined;
  const { lines, instead } = found;
  return isTexts(lines, count) && isTexts(instead, count) ? { lines, instead } : undefined;
}

function isTexts(found: unknown, count: number): found is string[] {
  return Array.isArray(found) && found.length === count && found.every((one) => typeof one === 'string');
}
