import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['There are more rows than are read at once, and their order matters.'],
  avoid: [
    { when: 'All of them fit: leave it out.' },
    { when: 'They are sheets of one thing.', instead: 'Tabs' },
    { when: 'They are steps.', instead: 'Stepper' },
  ],
  anatomy: [
    { part: 'Where one is', at: 'span', does: 'which are shown, and of how many where that is known' },
    { part: 'Previous and next', at: 'button', does: 'keep the focus at either end' },
  ],
  pairs: [
    {
      do: { words: 'How many there are, where that is known.', args: { page: 2, pageSize: 25, total: 118 } },
      dont: {
        words: 'Pages of five: people scroll sooner than they turn.',
        args: { page: 2, pageSize: 5, total: 118 },
      },
    },
  ],
  content: [
    'The figures are made from page, size and total: nothing is written by hand.',
    'Numbers of pages, with numbered, where people know about where they want to go; else the order does not matter, and they search.',
    'Sizes of pages in steps that make a difference: 25, 50, 100. Who changes the size begins at the first page.',
    'Where nobody knows how many there are, it says the page alone.',
  ],
  spoken:
    'A navigation named Pages, whatever page one is on, then Page 2 of 5 and 26–50 of 118, then two buttons, with numbers of pages between them where there are, of which one is the current page. At an end the button is told as unavailable, and can still be reached.',
  related: ['DataTable', 'List'],
  since: '0.1.0',
};
