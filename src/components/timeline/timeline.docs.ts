import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['What happened to something, the latest first.'],
  avoid: [
    { when: 'It is what is to be done.', instead: 'Stepper' },
    { when: 'The things have properties that are compared.', instead: 'DataTable' },
    { when: 'It is what happens on which day: Calendar.' },
  ],
  anatomy: [
    { part: 'Point', at: 'li', does: 'the first is the latest, and filled' },
    { part: 'What happened', at: 'li:nth-child(2) p', does: 'in a few words' },
    { part: 'When', at: '.annotation', does: 'as the language of the page writes it' },
    { part: 'Detail', at: 'div.text-muted', does: 'by whom, or why' },
  ],
  pairs: [
    {
      do: { words: 'What happened, who did it, and when: the latest first.' },
      dont: { words: 'Every change of every field.' },
    },
  ],
  content: [
    'What happened in the past tense or as the new state: Diagnosed.',
    'The time is one that can be found again: 8 Mar, 09:12, not a while ago.',
  ],
  spoken: 'A list: of each what happened, then when, then the detail.',
  related: ['List', 'Stepper', 'DataTable'],
  since: '0.1.0',
};
