import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['A key is named in a text, a list of shortcuts or a command.'],
  avoid: [
    { when: 'It is code or a name that is copied.', instead: 'Text' },
    { when: 'It is a state.', instead: 'Badge' },
  ],
  anatomy: [{ part: 'Key', at: 'kbd', does: 'one key each' }],
  pairs: [
    {
      do: { words: 'What is written on the key.', args: { children: 'Esc' } },
      dont: { words: 'A sentence, or several keys in one.', args: { children: 'Press Ctrl and then K' } },
    },
  ],
  content: ['What is written on the key: Enter, Esc, j.', 'One for each key of a combination.'],
  spoken: 'The letters, as part of the sentence around them.',
  related: ['Command palette', 'Tooltip', 'Text'],
  since: '0.1.0',
};
