import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Several of many are chosen, and each is found by typing.'],
  avoid: [
    { when: 'There are fewer than about eight: show them.', instead: 'Checkbox' },
    { when: 'One is chosen.', instead: 'Combobox' },
    { when: 'They are few and in a toolbar.', instead: 'ToggleGroup' },
  ],
  open: 'Open',
  anatomy: [
    { part: 'Input', at: 'input[role=combobox]', does: 'finds others: what is chosen is not offered again' },
    { part: 'Opener', at: '[role=combobox] ~ button, [role=combobox] + * button', does: 'shows what there is' },
    { part: 'Option', at: '[role=option]', does: 'one press takes it; the list stays open for the next' },
    { part: 'What is chosen', at: '#storybook-root ul', does: 'a tag each, in the order in which it was chosen' },
    { part: 'Removal', at: 'li button', does: 'takes one away' },
  ],
  pairs: [
    {
      do: { words: 'Several of many, each a tag that can be taken away.' },
      dont: { words: 'Three options: ticks say the same with one press less.' },
    },
  ],
  content: ['What can be chosen is called as elsewhere.', 'The label is a question or a plural: Who works on it.'],
  spoken:
    'A combo box with the label of the field; then a list named Chosen and the label, each in it with its name and a button Remove and its name. What is taken, and what is taken away, is said: Dilan Aydin removed.',
  related: ['Combobox', 'Tag', 'Checkbox', 'Field'],
  since: '0.1.0',
};
