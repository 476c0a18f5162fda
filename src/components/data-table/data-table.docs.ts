import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Records are compared by several of their properties.', 'Records are found, sorted, chosen and opened.'],
  avoid: [
    { when: 'There is one property or two.', instead: 'List' },
    { when: 'Records move through states: a Board.' },
    { when: 'It is one record.', instead: 'KeyValue' },
  ],
  anatomy: [
    { part: 'Heading', at: 'th', does: 'sorts by its column, where there is an arrow; stays in sight' },
    {
      part: 'Row',
      at: 'tbody tr',
      does: 'one record; its first cell names it. Where rows are chosen, a box stands before it, and its edge is marked',
    },
  ],
  pairs: [
    {
      do: { words: 'The first column names the row, and leads to it.' },
      dont: { words: 'A number that nobody knows in the first column, and every property there is beside it.' },
    },
  ],
  content: [
    'A heading is a noun of one or two words.',
    'Numbers stand at the end of their column, words at its beginning.',
    'A cell that is changed in its place is one word or figure; more is changed on the page of the record.',
    'An empty cell is empty: no dash that is read out.',
  ],
  spoken:
    'A table with its caption and how many rows it has. The first cell of each row is its header; the heading that it is sorted by is told with its direction.',
  related: ['List', 'Pagination', 'KeyValue'],
  since: '0.1.0',
};
