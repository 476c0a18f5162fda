import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['One action is meant most of the time, and others are ways of doing the same.'],
  avoid: [
    { when: 'All are meant as often.', instead: 'ButtonGroup' },
    { when: 'They have nothing to do with each other.', instead: 'DropdownMenu' },
    { when: 'It is the only one.', instead: 'Button' },
  ],
  open: 'Open',
  anatomy: [
    { part: 'Action', at: '#storybook-root button', does: 'what is meant most of the time' },
    { part: 'Arrow', at: '#storybook-root button ~ button', does: 'opens the others' },
    { part: 'Other way', at: '[role=menuitem]', does: 'does the same otherwise' },
  ],
  keysOf: 'dropdown-menu',
  pairs: [
    {
      do: { words: 'The usual act, and ways to do the same otherwise.' },
      dont: { words: 'Acts that have nothing to do with one another.' },
    },
  ],
  content: [
    'The action is a verb and what it is done to: Send the invoice.',
    'The arrow has a name of its own: Other ways to send.',
    'What the menu has is not the action once more.',
  ],
  spoken: 'Two buttons, each with its name; the second says that it opens a menu, which has its name.',
  related: ['Button', 'DropdownMenu', 'ButtonGroup'],
  since: '0.1.0',
};
