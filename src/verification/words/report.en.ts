/** What the report says around its claims. */
export const report = {
  title: (product: string) => `${product}: what is proven`,
  nobody: 'nobody',
  anybody: 'anybody',
  house: 'forms and backend of the house',
  share: 'Of what can be tried',
  verdicts: { proven: 'Proven', contradicted: 'Not kept', untried: 'Not tried', open: 'Left open' },
  meanings: {
    proven: 'It was tried and holds.',
    contradicted: 'Something else was answered than the document states.',
    untried: 'It could not be tried here.',
    open: 'The document leaves open what would have to be tried.',
  },
  counts: {
    proven: (count: number) => `${count} proven`,
    contradicted: (count: number) => `${count} not kept`,
    untried: (count: number) => `${count} not tried`,
    open: (count: number) => `${count} left open`,
  },
  comma: ', ',
  nothing: 'nothing to try',
  nothingStated: 'Nothing is stated yet that can be tried',
  shareOf: (share: string, file: string) => `${share} of what ${file} states is proven`,
  chapters: 'Chapters',
  showing: 'Show',
  all: 'All',
  none: 'There is nothing of this kind.',
  calls: 'What was asked',
  of: (count: number, all: number) => `${count} of ${all}`,
  seconds: (seconds: string) => `${seconds} s`,
  line: (line: number) => `Line ${line}`,
};

export type ReportWords = typeof report;
