import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'A page or a part of it cannot be shown.',
    'ErrorBoundary: a part that throws is replaced, and the rest stays.',
  ],
  avoid: [
    { when: 'The page is there, and something did not work.', instead: 'Banner' },
    { when: 'An answer is wrong.', instead: 'Field' },
    { when: 'There is nothing to show, and that is right.', instead: 'EmptyState' },
  ],
  anatomy: [
    { part: 'Title', at: 'h1, h2', does: 'what happened' },
    { part: 'Words', at: '.max-w-prose', does: 'what it means for who is here' },
    { part: 'Detail', at: '.annotation', does: 'for who will mend it' },
    { part: 'Try again', at: 'button', does: 'asks anew; absent where that is of no use' },
  ],
  pairs: [
    {
      do: { words: 'What happened, that nothing is lost, and the way on.' },
      dont: { words: 'A code, and an apology.' },
    },
  ],
  content: [
    'What happened, what is kept, what can be done, without blame.',
    'The detail is for who mends it; the words above make sense without it.',
    'Where there is no line it says so: that is no fault of the part, and it is asked for again once there is one.',
  ],
  spoken: 'An alert: its title, a heading, and its words are read when it appears.',
  related: ['Banner', 'EmptyState', 'Skeleton'],
  since: '0.1.0',
};
