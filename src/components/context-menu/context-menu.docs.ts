import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['A short way to what can be done to a row, a card or a picture, for who knows that it is there.'],
  avoid: [
    { when: 'It is the only way to an action: nobody is told of it.', instead: 'DropdownMenu' },
    { when: 'There are one or two: show them.', instead: 'Button' },
    { when: 'It is text that is read, copied or spell-checked: the browser has a menu for that.' },
  ],
  open: 'Open',
  anatomy: [
    { part: 'Thing', at: '#storybook-root button', does: 'what its actions are done to; it can have the focus' },
    { part: 'Action', at: '[role=menuitem]', does: 'a verb' },
    { part: 'Separator', at: '[role=separator]', does: 'keeps apart what cannot be taken back' },
  ],
  pairs: [
    {
      do: { words: 'The same entries in the same order as behind the three dots of the row.' },
      dont: { words: 'An action that is nowhere else on the page.' },
    },
  ],
  content: [
    'Its entries are those of a DropdownMenu, and written as those are.',
    'Its label is what the actions are done to: Repair R-2047.',
  ],
  spoken:
    'Nothing says that a thing has one. Opened, it is a menu with its label, and each entry is read with its place as in any menu.',
  related: ['DropdownMenu', 'List', 'DataTable'],
  since: '0.1.0',
};
