import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['What is on its way is text or rows, and its place on the page is known.'],
  avoid: [
    { when: 'A button or an input is busy: its own busy says so.', instead: 'Button' },
    { when: 'It takes longer than a moment, and somebody knows how long.', instead: 'Progress' },
    { when: 'It came, and there is nothing.', instead: 'EmptyState' },
    { when: 'It did not come.', instead: 'ErrorPage' },
  ],
  anatomy: [
    {
      part: 'Lines',
      at: '.placeholder',
      does: 'stand for lines of text; they do not move where less movement is asked for',
    },
  ],
  pairs: [
    {
      do: { words: 'The shape of what comes, where that takes more than a moment.' },
      dont: { words: 'Other heights than those of what comes: the page jumps.' },
    },
  ],
  content: [
    'It has no words of its own but Loading…, in the language of the page.',
    'As many lines as are likely to come, so that little moves when they do.',
  ],
  spoken: 'A status: Loading…, marked as busy. Its lines are not told.',
  related: ['Spinner', 'Progress', 'EmptyState', 'ErrorPage'],
  since: '0.1.0',
};
