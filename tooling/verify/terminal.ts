import { type Counts, percent, type Summary, shareOf } from './summary.ts';

const signs = { proven: '✓', contradicted: '✗', untried: '?', open: '–' } as const;

/** What a person reads in the terminal: a line a chapter, and below it whatever was not proven, with its line. */
export function terminalReport(summary: Summary): string {
  const { chapters, counts, file, against, seconds } = summary;
  const width = Math.max(...chapters.map(({ title }) => title.length));
  const lines = chapters.flatMap(({ number, title, counts: own, facts }) => [
    `${signOf(own)} ${number} ${title.padEnd(width)}  ${said(own)}`,
    ...facts
      .filter(({ verdict }) => verdict !== 'proven')
      .flatMap(({ verdict, claim, line, because, path }) => [
        `    ${signs[verdict]} ${file}:${line} ${claim}`,
        `      ${because}${verdict === 'contradicted' ? ` (${path})` : ''}`,
      ]),
  ]);
  const share = shareOf(counts);
  const total =
    share === undefined
      ? 'Nothing is stated yet that can be tried'
      : `${percent(share)} of what ${file} states is proven`;
  return [...lines, '', `${total}: ${said(counts)}; ${against}, ${seconds.toFixed(1)} s.`].join('\n');
}

function signOf({ proven, contradicted, untried }: Counts): string {
  if (contradicted > 0) return signs.contradicted;
  if (untried > 0) return signs.untried;
  return proven > 0 ? signs.proven : signs.open;
}

/** `12 proven, 1 contradicted`; nothing of what there is none of. */
export function said({ proven, contradicted, untried, open }: Counts): string {
  const parts = [
    `${proven} proven`,
    contradicted > 0 ? `${contradicted} contradicted` : '',
    untried > 0 ? `${untried} not to be tried here` : '',
    open > 0 ? `${open} left open by the document` : '',
  ];
  return proven + contradicted + untried + open === 0 ? 'nothing to try' : parts.filter(Boolean).join(', ');
}
