import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Yes or no, which holds once the form is sent.',
    'Several of a few may be chosen: in a group, under one label.',
    'All of a list is chosen, some of it, or none: the third state.',
  ],
  avoid: [
    { when: 'It holds at once.', instead: 'Switch' },
    { when: 'Only one may be chosen.', instead: 'RadioGroup' },
    { when: 'There are more than about ten.', instead: 'MultiSelect' },
  ],
  anatomy: [
    { part: 'Box', at: '[role=checkbox]', does: '18 px that is drawn, 24 px that is pressed' },
    { part: 'Label', at: 'label', does: 'a press on it ticks the box as well' },
  ],
  pairs: [
    {
      do: { words: 'Said so that a tick means yes.', args: { label: 'Tell me when it is ready' } },
      dont: { words: 'Said so that a tick means no.', args: { label: 'Do not tell me when it is ready' } },
    },
  ],
  content: ['A statement that is true when it is ticked: Send me a receipt.', 'Never a negation: not Do not send.'],
  spoken: 'A check box with its label, ticked, not ticked, or partly ticked.',
  related: ['Switch', 'RadioGroup', 'MultiSelect', 'Field'],
  since: '0.1.0',
};
