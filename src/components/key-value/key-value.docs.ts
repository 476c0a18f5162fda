import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['What is known of one thing: names and values, to be read.'],
  avoid: [
    { when: 'They are answered or changed.', instead: 'Field' },
    { when: 'There are several things of the kind.', instead: 'DataTable' },
    { when: 'It is one figure that matters.', instead: 'Stat' },
  ],
  anatomy: [
    { part: 'Name', at: 'dt', does: 'above its value where there is no room beside it' },
    { part: 'Value', at: 'dd', does: 'takes as many lines as it needs' },
  ],
  pairs: [
    {
      do: { words: 'What is known, in the order of its weight.' },
      dont: { words: 'A row of dashes for what is not known: leave it away, or say that it is not.' },
    },
  ],
  content: [
    'The name is the label of the field where it is answered.',
    'A value that is missing is said in words, not left blank.',
  ],
  spoken: 'A term and its definition, one after the other.',
  related: ['Field', 'WordTable', 'Stat', 'Card'],
  since: '0.1.0',
};
