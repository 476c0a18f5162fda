import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'More of what is on the page, beside it: all filters, a record of the list.',
    'It is longer than what fits in the middle of the page.',
  ],
  avoid: [
    { when: 'A few fields must be dealt with before going on.', instead: 'Dialog' },
    { when: 'It is a detail of one thing.', instead: 'Popover' },
    { when: 'It should be found by its address: give it a page of its own.' },
  ],
  open: 'Playground',
  anatomy: [
    { part: 'Title', at: '[role=dialog] h2', does: 'what it shows; the drawer is named for it' },
    { part: 'Description', at: '[role=dialog] h2 + p', does: 'of what it is, in a sentence' },
    { part: 'Content', at: '[role=dialog] input', does: 'what is filtered or read; it scrolls by itself' },
    { part: 'Actions', at: '[role=dialog] :not(label) > button:not([aria-label])', does: 'stay in sight at its end' },
    {
      part: 'Close',
      at: '[role=dialog] button[aria-label=Close]',
      does: 'leaves it as Escape does; the focus goes back to what opened it',
    },
  ],
  pairs: [
    {
      do: { words: 'What belongs to the page behind it: a filter, a record of the list.' },
      dont: { words: 'A decision that must not be missed.' },
    },
  ],
  content: [
    'One rule for Dialog and Drawer: Escape and Close leave them, and a press outside where they are only read. With anything to answer in it, it stays: what was typed is not lost by a press that missed.',
    'The title says what it shows or does: All filters.',
    'The button that goes on says what comes of it: Show 12 repairs.',
  ],
  spoken:
    'The title, then the description, then the first field, which has the focus. What is behind is not reachable until it is closed; then the focus is on what opened it.',
  related: ['Dialog', 'Popover', 'AppShell'],
  since: '0.1.0',
};
