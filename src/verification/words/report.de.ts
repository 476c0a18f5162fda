import type { ReportWords } from './report.en.ts';

export const report: ReportWords = {
  title: (product) => `${product}: was bewiesen ist`,
  nobody: 'niemand',
  anybody: 'wer auch immer',
  house: 'Formulare und Backend des Hauses',
  share: 'Von dem, was sich versuchen lässt',
  verdicts: {
    proven: 'Bewiesen',
    contradicted: 'Nicht eingehalten',
    untried: 'Nicht versucht',
    open: 'Offen gelassen',
  },
  meanings: {
    proven: 'Es wurde versucht und gilt.',
    contradicted: 'Es wurde anders geantwortet, als das Dokument sagt.',
    untried: 'Es ließ sich hier nicht versuchen.',
    open: 'Das Dokument lässt offen, was zu versuchen wäre.',
  },
  counts: {
    proven: (count) => `${count} bewiesen`,
    contradicted: (count) => `${count} nicht eingehalten`,
    untried: (count) => `${count} nicht versucht`,
    open: (count) => `${count} offen gelassen`,
  },
  comma: ', ',
  nothing: 'nichts zu versuchen',
  nothingStated: 'Noch ist nichts festgelegt, was sich versuchen ließe',
  shareOf: (share, file) => `${share} von dem, was ${file} festlegt, ist bewiesen`,
  chapters: 'Kapitel',
  showing: 'Zeigen',
  all: 'Alles',
  none: 'Davon gibt es nichts.',
  calls: 'Was gefragt wurde',
  of: (count, all) => `${count} von ${all}`,
  seconds: (seconds) => `${seconds.replace('.', ',')} s`,
  line: (line) => `Zeile ${line}`,
};
