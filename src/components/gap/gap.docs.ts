import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'It is not known what belongs here, and that is worth seeing.',
    'A question would close it, and somebody here can answer it.',
  ],
  avoid: [
    { when: 'It is known that there is nothing.', instead: 'EmptyState' },
    { when: 'It is on its way.', instead: 'Skeleton' },
    { when: 'It did not come.', instead: 'ErrorPage' },
    { when: 'It holds, but nobody has said so: certainty assumed.', instead: 'Card' },
  ],
  anatomy: [
    { part: 'Ground', at: '.hatch', does: 'hatched: nobody has said anything here' },
    {
      part: 'What is missing',
      at: 'p.font-medium',
      does: 'the label, Not shown where there is none of its own, then what is missing',
    },
    { part: 'Source', at: '.justify-between > .annotation', does: 'where it belongs' },
    { part: 'Question', at: 'p.text-muted', does: 'what would close it' },
    { part: 'Actions', at: 'button', does: 'the way to an answer' },
  ],
  pairs: [
    {
      do: {
        words: 'What is missing by name, and a question that somebody can answer.',
        args: { title: 'The longest phone number', question: 'How long may it be?', source: undefined },
      },
      dont: {
        words: 'That something is missing, and no word of what.',
        args: { title: 'To be done', question: undefined, source: undefined, children: undefined },
      },
    },
  ],
  content: [
    'What is missing is a noun: the longest phone number.',
    'The question can be answered by who reads it: How long may it be?',
    'Below it, what is done meanwhile.',
  ],
  spoken:
    'The label, then what is missing, its source, the question, what is done meanwhile and the actions, in this order. The hatching is not told: the label says the same.',
  related: ['Card', 'EmptyState', 'Field', 'Badge'],
  since: '0.1.0',
};
