import type { Words } from '#verification';
import { type Counts, percent, type Summary, shareOf } from './summary.ts';

type ReportWords = Words['report'];

const signs = { proven: '✓', contradicted: '✗', untried: '?', open: '–' } as const;
const verdicts = ['proven', 'contradicted', 'untried', 'open'] as const;

/** What a person reads in the terminal: a line a chapter, and below it whatever was not proven, with its line. */
export function terminalReport(summary: Summary, words: ReportWords): string {
  const { chapters, counts, file, against, seconds, language } = summary;
  const width = Math.max(...chapters.map(({ title }) => title.length));
  const lines = chapters.flatMap(({ number, title, counts: own, facts }) => [
    `${signOf(own)} ${number} ${title.padEnd(width)}  ${said(own, words)}`,
    ...facts
      .filter(({ verdict }) => verdict !== 'proven')
      .flatMap(({ verdict, claim, line, because, path }) => [
        `    ${signs[verdict]} ${file}:${line} ${claim}`,
        `      ${because}${verdict === 'contradicted' ? ` (${path})` : ''}`,
      ]),
  ]);
  const share = shareOf(counts);
  const total = share === undefined ? words.nothingStated : words.shareOf(percent(share, language), file);
  return [...lines, '', `${total}: ${said(counts, words)}; ${against}, ${words.seconds(seconds.toFixed(1))}`].join(
    '\n',
  );
}

function signOf({ proven, contradicted, untried }: Counts): string {
  if (contradicted > 0) return signs.contradicted;
  if (untried > 0) return signs.untried;
  return proven > 0 ? signs.proven : signs.open;
}

/** `12 proven, 1 not kept`; nothing of what there is none of. */
export function said(counts: Counts, { counts: words, nothing, comma }: ReportWords): string {
  const parts = verdicts.filter((verdict) => counts[verdict] > 0).map((verdict) => words[verdict](counts[verdict]));
  return parts.length > 0 ? parts.join(comma) : nothing;
}
