import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['From one day to another: typed, or chosen in a month.', 'The same ranges are asked for often: presets.'],
  avoid: [
    { when: 'It is one day.', instead: 'DateInput' },
    { when: 'Days are looked at with what is on them: Calendar.' },
    { when: 'The ends are a year apart or more: two inputs.', instead: 'DateInput' },
  ],
  anatomy: [
    { part: 'Button', at: '[role=combobox]', does: 'shows the range in the language of the page, or asks to choose' },
    { part: 'Picture', at: '[role=combobox] svg', does: 'says that it is about days' },
  ],
  content: [
    'The label is what lies between the days: Due on.',
    'A preset is called as people say it: March, Last week.',
  ],
  spoken:
    'A combo box with its label and the range. Opened it is a dialog: presets, From and To, the month, then its days as a grid, one stop for the keyboard, each read with its day of the week. The days of the range are told as selected once it has both ends. The day that ends it closes the dialog.',
  related: ['DateInput', 'Field', 'Popover'],
  since: '0.1.0',
};
