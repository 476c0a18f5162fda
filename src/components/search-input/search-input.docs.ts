import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Words narrow what is on the page, or look for something elsewhere.'],
  avoid: [
    { when: 'One of what is found becomes the answer.', instead: 'Combobox' },
    { when: 'It finds anything in the app, from anywhere.', instead: 'Command palette' },
    { when: 'It is an answer that is kept.', instead: 'TextInput' },
  ],
  anatomy: [
    {
      part: 'Input',
      at: 'input',
      does: 'Enter searches, Escape clears; a spinner takes the place of the magnifying glass while it is busy',
    },
    { part: 'Clear', at: 'button', does: 'there once something is typed' },
  ],
  pairs: [
    {
      do: { words: 'What is searched.', args: { label: 'Search the repairs' } },
      dont: { words: 'That one can search.', args: { label: 'Search…' } },
    },
  ],
  content: [
    'The label says what is searched: Search the repairs. It is the placeholder as well.',
    'What was found is said by who shows it, in a LiveRegion.',
  ],
  spoken:
    'A search field with its label; while what is searched is on its way it is marked as busy. Once something is typed a button follows: Clear.',
  related: ['Combobox', 'Command palette', 'LiveRegion'],
  since: '0.1.0',
};
