import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Something opens on a press and weighs much: its module comes with the first touch, not with the page (`overlay`).',
    'A page is whole without a part of it, which may come once the page is at rest (`later`).',
    'A page of its own is loaded when somebody goes there (`lazily`).',
  ],
  avoid: [
    { when: 'It is in sight from the beginning: load it with the page.' },
    { when: 'What is waited for is data.', instead: 'Skeleton' },
  ],
  anatomy: [],
  pairs: [
    {
      do: { words: 'A boundary around it: whoever loses the line is told so, and can try again.' },
      dont: { words: 'A placeholder for what comes within a moment: it only flickers.' },
    },
  ],
  content: ['What did not come says that nothing is lost, and how to go on: ErrorPage has the words.'],
  spoken: 'Nothing, until it is there. What does not come is an alert with a button that tries again.',
  related: ['ErrorPage', 'Skeleton', 'Spinner'],
  since: '0.1.0',
};
