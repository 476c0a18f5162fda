import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['The answer is a day, or with withTime a moment, that is known: a birthday, a date of delivery.'],
  avoid: [
    { when: 'There are two ends.', instead: 'DateRangePicker' },
    { when: 'The year or the month is enough.', instead: 'Select' },
    { when: 'Days are looked at with what is on them: Calendar.' },
  ],
  anatomy: [
    { part: 'Input', at: 'input', does: 'the control of the browser, which writes in the order of the browser' },
    { part: 'Words', at: 'input + span', does: 'what was chosen, in the language of the page' },
  ],
  content: [
    'The label says what happens that day: Due on.',
    'The day in words is not written by hand: it is made from the value.',
  ],
  spoken:
    'What the browser says of its own date control; as its description the day in words, with the day of the week: Monday, March 9, 2026.',
  related: ['DateRangePicker', 'Field', 'NumberInput'],
  since: '0.1.0',
};
