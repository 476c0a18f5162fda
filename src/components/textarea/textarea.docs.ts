import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['The answer is text of several lines.'],
  avoid: [
    { when: 'It is one line.', instead: 'TextInput' },
    { when: 'It is a number.', instead: 'NumberInput' },
    { when: 'It is one of what there is.', instead: 'Combobox' },
  ],
  anatomy: [{ part: 'Input', at: 'textarea', does: 'grows with what is typed, and can be drawn higher' }],
  pairs: [
    {
      do: { words: 'As tall as the usual answer; a counter where there is a limit.' },
      dont: { words: 'One line for a story.' },
    },
  ],
  content: [
    'No placeholder in place of a label.',
    'With longest it says below how much is left. Nothing typed or pasted is cut: what is too long is counted and marked, and holds the form back.',
  ],
  spoken:
    'A text field with its label. With longest, how much is left is part of its description, and is read while somebody types once a tenth or less is left.',
  related: ['Field', 'TextInput', 'Form'],
  since: '0.1.0',
};
