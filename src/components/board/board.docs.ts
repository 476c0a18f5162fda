import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Records move through a few states, and where each stands is what people look for.'],
  avoid: [
    { when: 'They are compared by several of their properties, or there are hundreds.', instead: 'DataTable' },
    { when: 'What counts is the day.', instead: 'Calendar' },
    { when: 'Only their order is changed.', instead: 'SortableList' },
  ],
  anatomy: [
    { part: 'Column', at: 'header', does: 'a state, how many are in it, and what may come here' },
    { part: 'Card', at: '[data-key]', does: 'one record; drawn by pointer, or taken up with Space' },
    { part: 'Move', at: '[data-key] button', does: 'the columns in a menu: nothing has to be drawn, nor held' },
  ],
  pairs: [
    {
      do: { words: 'Three to six columns, in the order in which records go through them.' },
      dont: { words: 'A column for each of twenty states: nobody sees both ends at once.' },
    },
    {
      do: { words: 'A column that refuses says why while the card is over it.' },
      dont: { words: 'A card that jumps back, and leaves it to be guessed.' },
    },
  ],
  content: [
    'A column is called what its state is called everywhere else.',
    'A card has its name and two lines at most.',
  ],
  spoken:
    'A region with its name; each column is a list with its heading. A card that is held says over which column it is, and why that one refuses.',
  related: ['DataTable', 'Calendar', 'SortableList', 'Badge'],
  since: '0.1.0',
};
