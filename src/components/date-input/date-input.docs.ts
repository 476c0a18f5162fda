import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['The answer is a day, or with withTime a moment, that is known: a birthday, a date of delivery.'],
  avoid: [
    { when: 'There are two ends.', instead: 'DateRangePicker' },
    { when: 'It is a time of any day.', instead: 'TimeInput' },
    { when: 'The year or the month is enough.', instead: 'Select' },
    { when: 'Days are looked at with what is on them: Calendar.' },
  ],
  anatomy: [
    { part: 'Parts', at: '[role=spinbutton]', does: 'are typed one by one, in the order of the language of the page' },
    { part: 'Clear', at: 'button[tabindex="-1"]', does: 'empties it, where it may stay empty' },
    { part: 'Button', at: 'button[aria-expanded]', does: 'opens a calendar of the language of the page' },
    { part: 'Words', at: '[role=group] + span', does: 'what was chosen, in the language of the page' },
  ],
  pairs: [
    {
      do: {
        words: 'A day that is known, with the bounds it has.',
        args: { 'aria-label': 'Due on', defaultValue: '2026-03-09', min: '2026-03-01' },
      },
      dont: {
        words: 'A year alone, for which a day has to be made up.',
        args: { 'aria-label': 'Built in', defaultValue: '1998-01-01' },
      },
    },
  ],
  content: [
    'The label says what happens that day: Due on.',
    'The day in words is not written by hand: it is made from the value.',
  ],
  spoken:
    'A group with its label; each part a spin button with its own name and then the label, its number, of a month its name as well, or that it is empty. The day in words, with the day of the week, is the description of the first: Monday, March 9, 2026. The calendar is a dialog: the month, then its days as a grid, one stop for the keyboard.',
  related: ['TimeInput', 'DateRangePicker', 'Field', 'NumberInput'],
  since: '0.1.0',
};
