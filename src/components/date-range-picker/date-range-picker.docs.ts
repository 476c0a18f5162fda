import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['From one day to another: typed, or chosen in a month.', 'The same ranges are asked for often: presets.'],
  avoid: [
    { when: 'It is one day.', instead: 'DateInput' },
    { when: 'Days are looked at with what is on them: Calendar.' },
    { when: 'The ends are a year apart or more: two inputs.', instead: 'DateInput' },
  ],
  open: 'Playground',
  anatomy: [
    { part: 'Button', at: '[role=combobox]', does: 'shows the range in the language of the page, or asks to choose' },
    { part: 'Picture', at: '[role=combobox] svg', does: 'says that it is about days' },
    { part: 'Preset', at: '[role=dialog] button', does: 'a range that is asked for often' },
    { part: 'Ends', at: '[role=dialog] [role=group]', does: 'typed by those who know them' },
    {
      part: 'Months',
      at: '[role=dialog] button[aria-label="Previous month"]',
      does: 'two where there is room; turned one by one, or by a year',
    },
    {
      part: 'Days',
      at: '[role=dialog] [role=grid]',
      does: 'the first press is where it begins, the second where it ends',
    },
  ],
  pairs: [
    {
      do: { words: 'Presets for what is asked for every week.' },
      dont: { words: 'Two inputs side by side that do not know of one another: one ends before the other begins.' },
    },
    {
      do: { words: 'Days that cannot be chosen say why.' },
      dont: { words: 'Days that are only grey.' },
    },
  ],
  content: [
    'The label is what lies between the days: Due on.',
    'A preset is called as people say it: March, Last week.',
  ],
  spoken:
    'A combo box with its label and the range. Opened it is a dialog: presets, From and To, the months, then the days of each as a grid, one stop for the keyboard in both, each read with its day of the week. The days of the range are told as selected once it has both ends. The day that ends it closes the dialog.',
  related: ['DateInput', 'Field', 'Popover'],
  since: '0.1.0',
};
