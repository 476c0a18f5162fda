import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Two things are read together, and how much of each depends on the person: a list and what is chosen in it, words and their picture.',
  ],
  avoid: [
    { when: 'How much room each needs is known.', instead: 'Stack' },
    { when: 'The second is needed now and then.', instead: 'Drawer' },
    { when: 'They are read one after the other.', instead: 'Tabs' },
  ],
  anatomy: [
    {
      part: 'Line',
      at: '[role=separator]',
      does: 'moved by hand or by keys; a press folds the first panel away, or makes it as large as can be, and another puts it back; 24 px to press',
    },
    {
      part: 'First panel',
      at: 'div:has(+ [role=separator])',
      does: 'what is read first; the line says how much of the room it has',
    },
    { part: 'Second panel', at: '[role=separator] + *', does: 'has what the first leaves' },
  ],
  pairs: [
    {
      do: { words: 'Two panels, each of use while the other is small.' },
      dont: { words: 'Panels within panels: nobody finds the line that moves what they mean.' },
    },
  ],
  content: ['Its label is what is in the first panel: Repairs.'],
  spoken:
    'The line is a separator with its label and how much of the room the first panel has, in percent. Where one panel follows the other, there is none.',
  related: ['Stack', 'Drawer', 'AppShell', 'Tabs'],
  since: '0.1.0',
};
