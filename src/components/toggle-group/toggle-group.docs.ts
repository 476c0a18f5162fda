import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Several things that belong together are on or off: bold, italic, underlined.',
    'With type single: one of them at most, or none.',
    'In a form, with a `name`: each that is in is sent under it.',
  ],
  avoid: [
    { when: 'One of them is always chosen.', instead: 'SegmentedControl' },
    { when: 'It is one thing.', instead: 'Toggle' },
    { when: 'They are answers with more than a word each.', instead: 'CheckboxGroup' },
    { when: 'They do not stay in.', instead: 'ButtonGroup' },
  ],
  anatomy: [
    { part: 'Group', at: '[role=toolbar]', does: 'one stop for the keyboard; arrow keys go on' },
    { part: 'Button', at: '[role=toolbar] button:last-child', does: 'stays in' },
  ],
  pairs: [
    {
      do: { words: 'Choices that go together, each on or off.' },
      dont: { words: 'One of several that rules out the others: a SegmentedControl.' },
    },
  ],
  content: ['Its label is what they have in common.', 'With iconsOnly each label is the tooltip of its icon.'],
  spoken: 'A toolbar with its label, and in it buttons, pressed or not. With type single one of them at most.',
  related: ['Toggle', 'SegmentedControl', 'ButtonGroup'],
  since: '0.1.0',
};
