import { chapterKeys, type Language, type Product } from '#specification';
import { titleIn } from '#specification/texts/chapter-titles';
import type { Result, Verdict } from '#verification';

/** What became of everything that a document states, as it is reported: plain data. */
export interface Summary {
  title: string;
  /** What messages call the document. */
  file: string;
  /** What answered: an address, or the backend of the house. */
  against: string;
  at: string;
  seconds: number;
  /** That it is reported in. */
  language: Language;
  counts: Counts;
  chapters: ChapterSummary[];
}

export type Counts = Record<Verdict, number>;

export interface ChapterSummary {
  number: number;
  title: string;
  counts: Counts;
  facts: Fact[];
}

export interface Fact {
  path: string;
  line: number;
  claim: string;
  verdict: Verdict;
  because: string;
  calls: readonly string[];
  seconds: number;
}

type Around = Pick<Summary, 'file' | 'against' | 'at' | 'seconds' | 'language'>;

export function summaryOf(product: Product, results: readonly Result[], around: Around): Summary {
  const chapters = chapterKeys.map((key, index): ChapterSummary => {
    const own = results.filter(({ proof }) => proof.chapter === key);
    const stated = product.specification.chapters[index]?.title;
    return {
      number: index + 1,
      title: stated ?? titleIn(around.language, key),
      counts: count(own),
      facts: own.map(factOf),
    };
  });
  return { title: product.title.text, ...around, counts: count(results), chapters };
}

function factOf({ proof: { path, line }, claim, verdict, because, calls, seconds }: Result): Fact {
  // What was done for a proof that holds is of no more interest.
  return { path, line, claim, verdict, because, calls: verdict === 'proven' ? [] : calls.slice(-8), seconds };
}

function count(results: readonly Result[]): Counts {
  const counts: Counts = { proven: 0, contradicted: 0, untried: 0, open: 0 };
  for (const { verdict } of results) counts[verdict] += 1;
  return counts;
}

/** Of what can be tried, how much was proven; undefined where nothing can. */
export function shareOf({ proven, contradicted, untried }: Counts): number | undefined {
  const all = proven + contradicted + untried;
  return all === 0 ? undefined : proven / all;
}

/** A share in whole per cent, which is 100 only where nothing is missing. */
export function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(Math.floor(share * 100) / 100);
}
