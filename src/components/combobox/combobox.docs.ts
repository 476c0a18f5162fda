import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'One of many: it is found by typing.',
    'What there is comes from elsewhere: then it has a `search` in place of `options`.',
  ],
  avoid: [
    { when: 'There are fewer than about fifteen.', instead: 'Select' },
    { when: 'Several may be chosen.', instead: 'MultiSelect' },
    { when: 'Any text will do.', instead: 'TextInput' },
  ],
  open: 'Open',
  anatomy: [
    { part: 'Input', at: 'input', does: 'what is typed looks, what is chosen stays' },
    { part: 'Opener', at: 'input ~ * button', does: 'shows what there is to those who do not type' },
    { part: 'Option', at: '[role=option]', does: 'what can be chosen, as far as it fits what is typed' },
  ],
  pairs: [
    {
      do: { words: 'A list that is long, or that is searched elsewhere.' },
      dont: { words: 'Four options that could stand side by side.' },
    },
  ],
  content: ['Results begin with what tells them apart, with a second line where two are called the same.'],
  spoken:
    'A combo box with its label. How many results there are is said once typing pauses; each option is read as the arrows come to it.',
  related: ['Select', 'MultiSelect', 'SearchInput'],
  since: '0.1.0',
};
