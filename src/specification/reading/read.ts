import { checkAll } from '../chapters/check.ts';
import { gapsOf } from '../chapters/gaps.ts';
import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';
import type { Gap } from '../gap.ts';
import type { Problem } from '../problem.ts';
import type { Specification } from '../specification.ts';
import { chapterOf } from './chapter-of.ts';
import { languageOfTitles } from './chapter-words/index.ts';
import { type Draft, type Drafts, emptyDrafts } from './draft.ts';
import { DraftNames } from './draft-names.ts';
import { Items } from './items.ts';
import { misspeltIn } from './misspelt.ts';
import { readNatural } from './natural/index.ts';
import { leaveOutPlaceholders } from './placeholders.ts';
import type { Positions } from './positions.ts';
import { textOf } from './prose-text.ts';
import { readChapters } from './read-chapters.ts';
import { Findings } from './report.ts';
import { settle } from './settle.ts';
import { reportTails } from './tails.ts';

/** Longest document that is read, in characters. */
export const longestDocument = 8_000_000;

/** A document, read: what it states, what cannot be right in it, and what it does not state. */
export interface Reading {
  specification: Specification;
  /** In the order of the document. */
  problems: Problem[];
  gaps: Gap[];
}

/**
 * Reads a specification document. Never throws: what cannot be used is left out (so it counts as not shown) and
 * named in the problems with its line and column.
 * @param file what the document is called in messages
 */
export function read(text: string, file = 'PRODUCT.md'): Reading {
  try {
    const findings = new Findings();
    const items = new Items();
    const drafts = isRefused(text, findings) ? emptyDrafts() : readChapters(tidied(text), findings, items);
    for (const draft of drafts.chapters.values()) {
      readNatural(draft, drafts.chapters.get('entities'), findings, items);
      leaveOutPlaceholders(draft, findings);
    }
    const specification = specificationOf(drafts, file, findings, items);
    reportTails(findings);
    checkAll(specification, findings.report);
    const misspelt = misspeltIn(specification.access, findings.unusable);
    specification.unusable = [...new Set([...findings.unusable, ...misspelt])];
    return { specification, problems: findings.problems, gaps: gapsOf(specification) };
  } catch (error) {
    return failed(file, error);
  }
}

/** Whether a text cannot be a document at all. */
function isRefused(text: string, { report }: Findings): boolean {
  if (text.length > longestDocument) {
    report('error', '', [1, 1], 'document.tooLong', { length: String(text.length), most: String(longestDocument) });
  } else if (text.includes('\0')) report('error', '', [1, 1], 'document.notText');
  else if (text.trim() === '') report('error', '', [1, 1], 'document.empty');
  else return false;
  return true;
}

/** Without the mark that some editors put in front, and without halves of characters: no address can hold them. */
function tidied(text: string): string {
  return text.toWellFormed().replace(/^\ufeff/, '');
}

/** What nobody foresaw: nothing of the document is known, and its gates stay shut. */
function failed(file: string, error: unknown): Reading {
  const findings = new Findings();
  findings.report('error', '', [1, 1], 'document.failed', {
    reason: error instanceof Error ? error.message : String(error),
  });
  for (const key of chapterKeys) findings.unusable.add(key);
  const specification = specificationOf(emptyDrafts(), file, findings, new Items());
  return { specification, problems: findings.problems, gaps: gapsOf(specification) };
}

function specificationOf(
  { heading, preface, appendix, chapters }: Drafts,
  file: string,
  findings: Findings,
  items: Items,
): Specification {
  // Where there is no first chapter, what introduces the document says what it is for.
  const isIntroduced =
    chapters.get('purpose')?.line === undefined && textOf(preface.filter(({ type }) => type === 'paragraph')) !== '';
  const draftOf = <K extends ChapterKey>(key: K): Draft & { key: K } => {
    const draft = chapters.get(key) ?? { prose: [], value: {}, positions: [1, 1], blocks: [] };
    return { ...draft, ...(key === 'purpose' && isIntroduced && { prose: preface }), key };
  };
  const names = new DraftNames(chapters, findings);
  const settled = <K extends ChapterKey>(key: K) => settle(draftOf(key), findings, items, names);
  const positions: Positions = [1, 1, Object.fromEntries(chapterKeys.map((key) => [key, draftOf(key).positions]))];
  const called = chapterKeys.map((key) => chapterOf(draftOf(key)));
  const language = languageOfTitles(called.flatMap(({ title }) => title ?? []));
  return {
    file,
    heading,
    preface,
    appendix,
    chapters: called,
    ...(language && { language }),
    purpose: settled('purpose'),
    screens: settled('screens'),
    entities: settled('entities'),
    lifecycles: settled('lifecycles'),
    rules: settled('rules'),
    access: settled('access'),
    calls: settled('calls'),
    errors: settled('errors'),
    constants: settled('constants'),
    positions,
    notShown: [...findings.notShown],
    unusable: [...findings.unusable],
    expressions: {},
  };
}
