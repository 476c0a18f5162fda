import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Somebody proves who they are, or sets what they will prove it with.'],
  avoid: [{ when: 'It is no secret from who looks over a shoulder.', instead: 'TextInput' }],
  anatomy: [
    { part: 'Input', at: 'input', does: 'takes what is typed, pasted or put in by a password manager' },
    { part: 'Show', at: 'button', does: 'shows what was typed, and hides it again' },
  ],
  pairs: [
    {
      do: { words: 'A password manager is told that a new one is wanted.', args: { autoComplete: 'new-password' } },
      dont: { words: 'An example of a password.', args: { placeholder: 'Summer2026!' } },
    },
  ],
  content: [
    'The label says whose password: Password, New password.',
    'What a new password has to be stands in the description of its Field, before it is typed.',
  ],
  spoken:
    'A text field with its label, whose characters are not read out while they are hidden, and a button: Show password, or Hide password.',
  related: ['TextInput', 'Field', 'Form'],
  since: '0.1.0',
};
