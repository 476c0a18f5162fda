import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Everything in the app by its name, from the keyboard.'],
  avoid: [
    { when: 'A list on the page is searched.', instead: 'SearchInput' },
    { when: 'There are the actions of one thing.', instead: 'DropdownMenu' },
    { when: 'An answer is found.', instead: 'Combobox' },
  ],
  open: 'Playground',
  anatomy: [
    { part: 'Input', at: 'input', does: 'what is typed looks among all commands' },
    { part: 'Group', at: '[role=group] > div', does: 'commands of a kind under its name' },
    { part: 'Command', at: '[role=option]', does: 'done by Enter or a press' },
  ],
  pairs: [
    {
      do: { words: 'All that can be done here, too, by a button or a menu.' },
      dont: { words: 'The only way to do something: a phone has no keys.' },
    },
  ],
  content: [
    'A command is called as the screen or the button that does the same.',
    'A group is a noun: Screens.',
    'nothing is a sentence that says that nothing fits.',
  ],
  spoken:
    'A dialog with its label and in it a combo box, which keeps the focus. The option that Enter would choose is read as the arrows go, with its group. That nothing fits, or more is on its way, is a status.',
  related: ['SearchInput', 'Combobox', 'Kbd', 'Dialog'],
  since: '0.1.0',
};
