import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Things with a few properties, most of them sentences of different length.',
    'All of them are there at once, to be read.',
  ],
  avoid: [
    { when: 'Rows are sorted, filtered, chosen or paged.', instead: 'DataTable' },
    { when: 'Its cells are put together by hand.', instead: 'Table' },
    { when: 'It is one thing.', instead: 'KeyValue' },
    { when: 'There is one property or two.', instead: 'List' },
  ],
  anatomy: [
    { part: 'Headings', at: 'thead', does: 'on a phone they stand beside each value instead' },
    { part: 'Row', at: 'tbody tr', does: 'its first cell names it; one that is asked for stands out' },
    { part: 'Cell', at: 'td', does: 'takes as many lines as it needs; on a phone an empty one is left out' },
  ],
  pairs: [
    {
      do: { words: 'Words and what they mean, as people look them up.' },
      dont: { words: 'Records: those are sorted, chosen and opened in a DataTable.' },
    },
  ],
  content: [
    'A heading is a noun of one or two words.',
    'The caption says what is listed; it is read out and not shown.',
  ],
  spoken:
    'A table with its caption, column headings, and the first cell of each row as the heading of the row; on a phone as well. A row that stands out is not told as such.',
  related: ['Table', 'DataTable', 'KeyValue', 'List'],
  since: '0.1.0',
};
