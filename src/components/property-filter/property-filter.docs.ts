import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['A list is narrowed down by any of many properties, and people know what they look for.'],
  avoid: [
    { when: 'It is looked for by words alone, whatever they stand in.', instead: 'SearchInput' },
    { when: 'One property of a few values is enough.', instead: 'SegmentedControl' },
    { when: 'Filters are many, and asked for one by one: a form in a Drawer.', instead: 'Drawer' },
  ],
  anatomy: [
    {
      part: 'Input',
      at: 'input',
      does: 'offers what can be asked: values by their words, properties of what is typed; Amount > 5 is read as it is meant',
    },
    { part: 'Tag', at: 'li', does: 'what is asked, in a sentence, with the way to take it away' },
  ],
  pairs: [
    {
      do: { words: 'Properties called as the columns of the list are.' },
      dont: { words: 'Names of a database: people type what they see.' },
    },
  ],
  content: [
    'Each tag reads as a sentence: State is Open.',
    'With freeText, words are asked for wherever they stand, beside what is asked of one property.',
    'All of them hold at once; with onOperationChange people choose whether all must, or any. “And” and “or” mixed are more than tags can say.',
  ],
  spoken:
    'A combobox with its name, which says how many suggestions there are, and the list “Filtered by”. What is begun and left is told as wrong, with what is missing. What is taken away is told.',
  related: ['SearchInput', 'Combobox', 'DataTable', 'Tag'],
  since: '0.1.0',
};
