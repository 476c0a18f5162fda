import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['More about one thing, or a few controls for it, beside it.'],
  avoid: [
    { when: 'It must be dealt with first.', instead: 'Dialog' },
    { when: 'It is a line of words.', instead: 'Tooltip' },
    { when: 'It is a list of actions.', instead: 'DropdownMenu' },
  ],
  open: 'Open',
  anatomy: [
    { part: 'Trigger', at: '#storybook-root button', does: 'opens it and closes it again' },
    {
      part: 'Sheet',
      at: '[role=dialog]',
      does: 'beside what was pressed, on a phone at the lower edge; named by label',
    },
  ],
  pairs: [
    {
      do: { words: 'Something short that belongs to what opened it.' },
      dont: { words: 'A form with a way of its own: that is a dialog or a page.' },
    },
  ],
  content: ['Its label names what it is about.'],
  spoken: 'A button that has more to it. Opened, the focus is in it and its label is read; Escape leads back.',
  related: ['Dialog', 'Tooltip', 'DropdownMenu'],
  since: '0.1.0',
};
