import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['What counts of records is their day: what comes when, where there is room.'],
  avoid: [
    { when: 'A day is chosen.', instead: 'DateInput' },
    { when: 'A stretch of days is chosen.', instead: 'DateRangePicker' },
    { when: 'They are told one after another, as they happened.', instead: 'Timeline' },
  ],
  anatomy: [
    { part: 'Month', at: 'h2', does: 'says which; beside it the ways to others, and to today' },
    { part: 'Day', at: 'time', does: 'its number, and what it has' },
    { part: 'Entry', at: 'ol ul li', does: 'one record; drawn to another day, or taken up with Space' },
  ],
  pairs: [
    {
      do: { words: 'One line for each entry, cut off where it is longer; it leads to the whole.' },
      dont: { words: 'All there is to say of it in the box of a day.' },
    },
  ],
  content: [
    'What makes something on a day names the day: “New visit on 9 March”.',
    'An entry begins with what tells it apart.',
    'Weeks begin where they do for who reads: nothing is to be set.',
  ],
  spoken:
    'A region with its name and the month as its heading; days and their entries follow in order. Another month is told when it is there. An entry that is held says over which day it is.',
  related: ['DateInput', 'DateRangePicker', 'Board', 'Timeline'],
  since: '0.1.0',
};
