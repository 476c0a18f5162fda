import { signsIn, toCsv } from '#app/csv';
import type { ChapterMessages } from '#app/messages';
import { askedWords } from '#app/notes';
import type { Chapter, Gap, Specification } from '#specification';
import { gapKey, type Note, type Notes } from '#specification/notes';
import { type GapWords, gapText } from '#specification/texts/gaps';

/** What gaps are said with: the document that they are of, what is noted at them, and the language. */
export interface ExportContext {
  /** What the list is called. */
  title: string;
  /** What a chapter is called. */
  chapterCalled: (chapter: Chapter) => string;
  specification: Specification;
  notes: Notes;
  words: GapWords;
  noteWords: ChapterMessages['notes'];
  locale: string;
}

type Export<Text = string> = (gaps: readonly Gap[], context: ExportContext) => Text;

const noteAt = (gap: Gap, { notes, specification }: ExportContext): Note => notes.get(gapKey(gap, specification)) ?? {};

const markdown: Export = (gaps, context) =>
  [`# ${context.title}\n`, ...inChapters(gaps, context, (gap) => section(gap, context))].join('\n');

/** A heading for each chapter that has gaps, and what is written of each of them. */
function inChapters(gaps: readonly Gap[], context: ExportContext, write: (gap: Gap) => string): string[] {
  return context.specification.chapters.flatMap((chapter, index) => {
    const own = gaps.filter((gap) => gap.chapter === chapter.key);
    return own.length === 0 ? [] : [`## ${index + 1}. ${context.chapterCalled(chapter)}\n`, ...own.map(write)];
  });
}

function section(gap: Gap, context: ExportContext): string {
  const { missing, question, meanwhile } = gapText(gap, context.words);
  const { note, ...asked } = noteAt(gap, context);
  const parts = [
    `### ${missing}`,
    question,
    meanwhile,
    askedWords(asked, context.noteWords, context.locale),
    // A quotation: nothing in it becomes a heading of the list.
    note?.replaceAll(/^/gm, '> '),
    `\`${context.specification.file}:${gap.line}\` \`${gap.path}\`\n`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

const headings = [
  ...['weight', 'chapter', 'path', 'place', 'missing', 'question', 'meanwhile', 'screens'],
  ...['asked', 'since', 'note'],
];

const csv: Export<Promise<string>> = (gaps, context) =>
  toCsv(
    [
      headings,
      ...gaps.map((gap) => {
        const { missing, question, meanwhile } = gapText(gap, context.words);
        const { weight, chapter, path, line, blocks } = gap;
        const { asked = '', since = '', note = '' } = noteAt(gap, context);
        const place = `${context.specification.file}:${line}`;
        return [weight, chapter, path, place, missing, question, meanwhile, blocks.join(' '), asked, since, note];
      }),
    ],
    signsIn(context.locale),
  );

/** A question in one line: where it belongs, who is asked, and what is noted. */
const line = (gap: Gap, context: ExportContext): string => {
  const { note, ...asked } = noteAt(gap, context);
  const place = `${context.specification.file}:${gap.line}`;
  const parts = [
    `${gapText(gap, context.words).question} (\`${place}\`)`,
    askedWords(asked, context.noteWords, context.locale),
    note?.replaceAll(/\s+/g, ' '),
  ];
  return parts.filter(Boolean).join(' · ');
};

const checklist: Export = (gaps, context) => gaps.map((gap) => `- [ ] ${line(gap, context)}`).join('\n');

/** Questions and what is noted at them, chapter by chapter. @param titles of the chapters, in their order, by their keys */
export function questionsOf(gaps: readonly Gap[], context: ExportContext): string {
  return inChapters(gaps, context, (gap) => `- ${line(gap, context)}`).join('\n');
}

/** How the files are called in which gaps are taken along, after the document. */
export const endings = { markdown: 'gaps.md', csv: 'gaps.csv', checklist: 'gaps-checklist.md' };

/** The ways in which gaps are taken along. */
export const exports = { markdown, csv, checklist };
