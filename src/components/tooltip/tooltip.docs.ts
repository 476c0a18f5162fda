import type { ComponentDocs } from '#components/internal';

/** Open, where it covers no words. */
const beside = { defaultOpen: true, side: 'right' };

export const docs: ComponentDocs = {
  use: ['A control without words is named, or one with words explained, in a line.'],
  avoid: [
    { when: 'It must be read to go on.', instead: 'Field' },
    { when: 'There is something to press in it.', instead: 'Popover' },
  ],
  open: 'Open',
  anatomy: [
    { part: 'What it is about', at: 'button', does: 'takes the pointer or the focus' },
    { part: 'Bubble', at: '[role=tooltip]', does: 'a few words, there as long as the pointer or the focus is' },
  ],
  pairs: [
    {
      do: { words: 'What helps, and can be missed.', args: { content: 'Into the clipboard', ...beside } },
      dont: {
        words: 'What is asked for: nobody sees it on a phone.',
        args: { content: 'Needs at least eight characters and a digit', ...beside },
      },
    },
  ],
  content: ['A few words, no full stop.', 'Nothing that is not said elsewhere: a phone has no pointer.'],
  spoken: 'Read after the name of what it is about.',
  related: ['Popover', 'IconButton'],
  since: '0.1.0',
};
