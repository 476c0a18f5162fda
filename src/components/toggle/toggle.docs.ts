import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['One thing is on or off in a toolbar, and holds at once.'],
  avoid: [
    { when: 'It is a setting with a label.', instead: 'Switch' },
    { when: 'It is an answer of a form.', instead: 'Checkbox' },
    { when: 'There are several that belong together.', instead: 'ToggleGroup' },
    { when: 'One of several ways is chosen.', instead: 'SegmentedControl' },
  ],
  anatomy: [{ part: 'Button', at: 'button', does: 'its ground, edge and words say that it is in' }],
  pairs: [
    {
      do: { words: 'The same words pressed in and not.', args: { children: 'Show gaps' } },
      dont: { words: 'Words that turn round with it: is it so, or would it be?', args: { children: 'Hide gaps' } },
    },
  ],
  content: ['Its words name what is on while it is in, and stay the same: Show gaps.'],
  spoken: 'A button, pressed or not pressed.',
  related: ['ToggleGroup', 'Switch', 'SegmentedControl'],
  since: '0.1.0',
};
