import type { ChapterKey } from '../chapters/keys.ts';
import { languageOfTitles } from '../reading/chapter-words/index.ts';
import { numberLike } from '../reading/numbering.ts';
import type { Specification } from '../specification.ts';
import { titleIn } from '../texts/chapter-titles/index.ts';
import { languageOf } from '../texts/language.ts';

interface Heading {
  depth: number;
  title: string;
}

/** The heading of a chapter that a document lacks, as it writes most of its own: as deep, numbered or not, in their language. */
export function headingFor(text: string, { chapters, purpose }: Specification, chapter: ChapterKey): string {
  const lines = text.split('\n');
  const own = chapters.flatMap(({ line }) => (line === undefined ? [] : (headingAt(lines, line) ?? [])));
  const alike = Map.groupBy(own, ({ depth, title }) => `${depth} ${numberLike(title, chapter) !== ''}`);
  const [most = []] = [...alike.values()].toSorted((one, other) => other.length - one.length);
  const { depth, title } = most[0] ?? { depth: 2, title: '1. ' };
  const language = languageOfTitles(own.map((one) => one.title)) ?? languageOf(purpose.locales?.[0]);
  return `${'#'.repeat(depth)} ${numberLike(title, chapter)}${titleIn(language, chapter)}`;
}

/** The heading that begins on a line, from 1, if any does. */
export function headingAt(lines: readonly string[], line: number): Heading | undefined {
  const written = lines[line - 1] ?? '';
  const [, marks, title = ''] = /^ {0,3}(#{1,6})[ \t]+(.*)/.exec(written) ?? [];
  if (marks !== undefined) return { depth: marks.length, title: title.replace(/[*_`]/g, '') };
  const below = /^ {0,3}(=+|-+)\s*$/.exec(lines[line] ?? '')?.[1];
  if (below === undefined || !/^ {0,3}[^\s#>|-]/.test(written)) return undefined;
  return { depth: below.startsWith('=') ? 1 : 2, title: written.trim().replace(/[*_`]/g, '') };
}
