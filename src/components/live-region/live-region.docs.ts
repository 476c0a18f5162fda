import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Something changed that has not the focus, and who does not see it must know: what was found, what was moved.',
    'announce, or useAnnounce in a component: the sentence stands nowhere on the page.',
  ],
  avoid: [
    { when: 'It is to be seen for a moment.', instead: 'Toast' },
    { when: 'It is to be seen for as long as it is so.', instead: 'Banner' },
    { when: 'It is an error of a field.', instead: 'Field' },
    { when: 'It is loading.', instead: 'Skeleton' },
  ],
  anatomy: [
    { part: 'Region', at: '[role=status]', does: 'there before its words; it is shown only where that is asked for' },
  ],
  pairs: [
    {
      do: { words: 'What was found, once there is a pause: 12 repairs found.' },
      dont: { words: 'Each letter that is typed, or what the focus tells by itself.' },
    },
    {
      do: { words: 'The region is there before its words.' },
      dont: { words: 'A region that comes with its words: nobody hears them.' },
    },
  ],
  content: [
    'A short sentence that makes sense alone: 12 repairs found.',
    'Not for each letter that is typed.',
    'assertive only where waiting does harm.',
  ],
  spoken:
    'A status, read when its words change and there is a pause; assertive it is an alert, read at once. The words that it is made with are not read: it stands there empty first.',
  related: ['Toast', 'Banner', 'VisuallyHidden'],
  since: '0.1.0',
};
