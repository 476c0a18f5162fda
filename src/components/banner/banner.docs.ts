import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Something about the whole page is worth knowing, for as long as it is so.'],
  avoid: [
    { when: 'It has just happened, and passes.', instead: 'Toast' },
    { when: 'It is about one field.', instead: 'Field' },
    { when: 'There is nothing else on the page.', instead: 'EmptyState' },
  ],
  anatomy: [
    { part: 'Picture', at: 'svg', does: 'says the tone to who does not see colours' },
    { part: 'Title', at: 'p', does: 'what is so, in a sentence' },
  ],
  pairs: [
    {
      do: {
        words: 'What has happened, and what can be done now.',
        args: {
          tone: 'caution',
          title: 'Prices are of yesterday',
          children: 'They are fetched again in an hour.',
          actions: undefined,
        },
      },
      dont: {
        words: 'An alarm about something that asks for nothing.',
        args: { tone: 'critical', title: 'Welcome back', children: 'Have a look around.', actions: undefined },
      },
    },
  ],
  content: [
    'What is so, then what can be done.',
    'One at a time: the gravest.',
    'What need not be known for ever can be dismissed with onDismiss, and does not come back on the next page.',
  ],
  spoken: 'Read when it appears: a critical one at once, any other when there is a pause.',
  related: ['Toast', 'Field', 'EmptyState'],
  since: '0.1.0',
};
