import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Two to four actions on the same thing, of the same weight.'],
  avoid: [
    { when: 'They stay pressed in.', instead: 'ToggleGroup' },
    { when: 'One of several is chosen.', instead: 'SegmentedControl' },
    { when: 'One is meant most of the time.', instead: 'SplitButton' },
    { when: 'One of them is primary: set it apart.', instead: 'Stack' },
  ],
  anatomy: [
    { part: 'Group', at: '[role=group]', does: 'has a name' },
    { part: 'Button', at: '[role=group] button:last-child', does: 'each is a stop of its own' },
  ],
  pairs: [
    {
      do: { words: 'Two or three actions on one thing.' },
      dont: { words: 'All that can be done, in one row that breaks on a phone.' },
    },
  ],
  content: ['Its label is what they have in common: The order.', 'A verb each, of like length.'],
  spoken: 'A group with its label, and in it buttons.',
  keysOf: 'button',
  related: ['Button', 'IconButton', 'SplitButton', 'ToggleGroup'],
  since: '0.1.0',
};
