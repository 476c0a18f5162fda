import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['On or off, and it holds at once.'],
  avoid: [
    { when: 'It holds once the form is sent.', instead: 'Checkbox' },
    { when: 'There are more than two states.', instead: 'SegmentedControl' },
  ],
  anatomy: [{ part: 'Switch', at: '[role=switch]', does: 'its place says whether it is on' }],
  pairs: [
    {
      do: { words: 'What is on, as a noun; it is so at once.', args: { label: 'Show gaps' } },
      dont: { words: 'An order, or something that waits for Save.', args: { label: 'Enable the showing of gaps' } },
    },
  ],
  content: ['What is on, as a noun: Notifications.'],
  spoken: 'A switch with its label, on or off.',
  related: ['Checkbox', 'Toggle'],
  since: '0.1.0',
};
