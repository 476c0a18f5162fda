import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Something must be dealt with before going on, in a few fields.', 'The page behind must stay as it is.'],
  avoid: [
    { when: 'It is a yes or no about something dangerous: AlertDialog, of the same door.' },
    { when: 'It is read beside the page, or filters it.', instead: 'Drawer' },
    { when: 'It is a detail of one thing.', instead: 'Popover' },
    { when: 'It is long: give it a page of its own.' },
  ],
  open: 'Open',
  anatomy: [
    { part: 'Title', at: '[role=dialog] h2', does: 'says what is done; the dialog is named for it' },
    { part: 'Description', at: '[role=dialog] h2 + p', does: 'why, or what comes of it, in a sentence' },
    { part: 'Content', at: '[role=dialog] input', does: 'what is asked or read; the first field has the focus' },
    {
      part: 'Actions',
      at: '[role=dialog] :not(label) > button:not([aria-label])',
      does: 'the one that goes on is the last',
    },
    {
      part: 'Close',
      at: '[role=dialog] button[aria-label=Close]',
      does: 'leaves it as Escape does; the focus goes back to what opened it',
    },
  ],
  pairs: [
    {
      do: { words: 'A question that stands in the way of the next step, with its answers as verbs.' },
      dont: { words: 'A page with sections of its own, or one more dialog over it.' },
    },
  ],
  content: [
    'While it is open the page behind does not scroll. What is fixed to the window there, as a bar of your own, keeps its place with `padding-inline-end: var(--removed-body-scroll-bar-size, 0px)`.',
    'One rule for Dialog and Drawer: Escape and Close leave them, and a press outside where they are only read. With anything to answer in it, it stays: what was typed is not lost by a press that missed.',
    'The title says what is done: Take the order back.',
    'The button that goes on repeats the verb of the title.',
    'The way out is named for what it keeps: Go back.',
  ],
  spoken:
    'The title, then the description, then the first field, which has the focus. What is behind is not reachable until it is closed; then the focus is on what opened it.',
  related: ['Drawer', 'Popover', 'Button'],
  since: '0.1.0',
};
