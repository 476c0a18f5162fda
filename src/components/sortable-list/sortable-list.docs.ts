import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['People put a handful of things in an order of their own: columns, steps, entries of a menu.'],
  avoid: [
    { when: 'They move from one list to another.', instead: 'Board' },
    { when: 'The order follows from a property of them.', instead: 'DataTable' },
    { when: 'Nobody changes the order.', instead: 'List' },
  ],
  anatomy: [
    {
      part: 'Grip',
      at: 'button',
      does: 'drawn by pointer, or moved with the arrow keys; pressed, it brings buttons that move the thing',
    },
    { part: 'Thing', at: 'li > span', does: 'whatever is put in order' },
  ],
  pairs: [
    {
      do: { words: 'Up to a dozen things, all in sight.' },
      dont: { words: 'A hundred: give them a number to be sorted by.' },
    },
  ],
  content: ['Each is called what it is called elsewhere: its name is said at every move.'],
  spoken:
    'A list with its name; each grip is a button, “Move” and the name, with its keys; pressed, it says that it is expanded, and buttons follow that move the thing up and down. Where a thing came to stand is told at once.',
  related: ['Board', 'List', 'DataTable'],
  since: '0.1.0',
};
