import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'A table whose cells are put together by hand: of several kinds, with links, controls or rows of their own look.',
    'All of its rows are there at once, and stay in their order.',
  ],
  avoid: [
    { when: 'Rows are sorted, filtered, chosen or paged.', instead: 'DataTable' },
    { when: 'Its cells are words, row for row alike.', instead: 'WordTable' },
    { when: 'It is one thing.', instead: 'KeyValue' },
  ],
  anatomy: [
    { part: 'Headings', at: 'thead', does: 'on a phone they stand beside each value instead' },
    { part: 'Row', at: 'tbody tr', does: 'its first cell names it; one that is asked for stands out' },
    { part: 'Cell', at: 'td', does: 'takes as many lines as it needs; on a phone an empty one is left out' },
  ],
  pairs: [
    {
      do: { words: 'Each row begins with a TableRowHeading that names it.' },
      dont: { words: 'A table that puts things beside one another: that is a Grid.' },
    },
  ],
  content: [
    'A heading is a noun of one or two words; the cells below it repeat it in heading.',
    'The caption says what is listed; it is read out and not shown.',
    'Numbers stand at the end, and so does the heading over them.',
  ],
  spoken:
    'A table with its caption, column headings, and the first cell of each row as the heading of the row; on a phone as well. A row that stands out is not told as such.',
  related: ['DataTable', 'WordTable', 'KeyValue'],
  since: '0.1.0',
};
