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
  content: [
    'The name is the label of the field where it is answered.',
    'A value that is missing is said in words, not left blank.',
  ],
  spoken: 'A term and its definition, one after the other.',
  related: ['Field', 'WordTable', 'Stat', 'Card'],
  since: '0.1.0',
};
