import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['One of two to six, which are compared before one is chosen.'],
  avoid: [
    { when: 'There are more.', instead: 'Select' },
    { when: 'It changes what is shown, at once.', instead: 'SegmentedControl' },
    { when: 'Several may be chosen.', instead: 'Checkbox' },
  ],
  anatomy: [
    { part: 'Circle', at: '[role=radio]', does: 'takes the focus of the group where it is chosen' },
    { part: 'Label', at: 'label', does: 'a press on it chooses as well' },
  ],
  pairs: [
    {
      do: { words: 'All choices in sight, each ruling out the others.' },
      dont: { words: 'A single choice: that is a tick.' },
    },
  ],
  content: ['The likeliest first, or in their natural order.', 'One that means none is named: No preference.'],
  spoken:
    'A radio button with its label, its place and whether it is chosen; the label of the field around names the group.',
  related: ['Select', 'SegmentedControl', 'Checkbox', 'Field'],
  since: '0.1.0',
};
