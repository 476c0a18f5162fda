import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Things of one kind under one another, each a name, perhaps a picture, a line and a state.'],
  avoid: [
    { when: 'They have properties that are compared.', instead: 'DataTable' },
    { when: 'Their order can be changed: SortableList.' },
    { when: 'One of them is chosen as an answer.', instead: 'RadioGroup' },
    { when: 'There are things under things.', instead: 'TreeView' },
    { when: 'It is what happened, one after the other.', instead: 'Timeline' },
  ],
  anatomy: [
    { part: 'Before the words', at: 'li svg', does: 'an icon or an avatar' },
    { part: 'Name', at: 'li button', does: 'of an item that can be pressed: all of the item presses it' },
    { part: 'Description', at: 'li .text-sm.text-muted', does: 'a line more' },
    { part: 'After the words', at: 'li .relative.flex', does: 'a state or a button, reached on its own' },
  ],
  pairs: [
    {
      do: { words: 'One line that tells them apart, one that says more.' },
      dont: { words: 'Five properties in a line: that is a table.' },
    },
  ],
  content: ['The name comes first, and is the name used elsewhere.', 'Its label says what is in it: Repairs.'],
  spoken:
    'A list with its name and how many there are. In each item the name, then the description, then what stands at its end; an item that can be pressed is a link or a button of its name.',
  related: ['DataTable', 'Timeline', 'TreeView', 'EmptyState'],
  since: '0.1.0',
};
