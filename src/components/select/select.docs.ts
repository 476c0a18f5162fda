import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'One of three to about fifteen answers, none of which needs to be looked for.',
    'Room is scarce, and the answers need not be compared.',
  ],
  avoid: [
    { when: 'There are two or three, and room for them.', instead: 'RadioGroup' },
    { when: 'There are many, or they come from elsewhere.', instead: 'Combobox' },
    { when: 'Several may be chosen.', instead: 'MultiSelect' },
    { when: 'It does something at once.', instead: 'DropdownMenu' },
  ],
  open: 'Open',
  anatomy: [
    { part: 'Button', at: '[role=combobox]', does: 'shows what is chosen, or asks to choose' },
    { part: 'Chevron', at: '[role=combobox] svg', does: 'says that there is a list' },
    { part: 'Empty option', at: '[role=option]', does: 'takes back what was chosen' },
    { part: 'Chosen option', at: '[role=option][data-state=checked]', does: 'where the list begins when it is opened' },
    { part: 'Reason', at: '[role=option]:last-child span + span', does: 'why one cannot be chosen' },
  ],
  pairs: [
    {
      do: {
        words: 'Options in the order that people expect: by time, by size, else by name.',
        args: { placeholder: 'Choose a state' },
      },
      dont: { words: 'Yes or no: that is a Switch or a tick.' },
    },
  ],
  content: [
    'Answers are of one kind and begin with the word that tells them apart.',
    'In the order in which people look for them; otherwise by alphabet.',
    'To choose nothing again has a name: Any, None.',
    'A description says what follows from an answer, in half a line; a title says what its group has in common.',
    'Icons on all answers or on none: on a few they look like a warning.',
  ],
  spoken:
    'A combo box, closed, with its label and what is chosen. Opened, each option is read with its place in the list and whether it is chosen, then what describes it; the title of a group is read with its first.',
  related: ['Combobox', 'RadioGroup', 'MultiSelect', 'Field'],
  since: '0.1.0',
};
