import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'About how much, and what comes of it is seen at once: a price up to which a list is filtered, how large pictures are.',
    '`RangeSlider`: from about where to about where.',
  ],
  avoid: [
    { when: 'The number must be exact: an amount, a reading.', instead: 'NumberInput' },
    { when: 'There are only a few steps, each with a name.', instead: 'SegmentedControl' },
    { when: 'They are days.', instead: 'DateRangePicker' },
    { when: 'It shows how far something is, and nobody moves it.', instead: 'Progress' },
  ],
  anatomy: [
    {
      part: 'Track',
      at: '[data-orientation]:has(> [role=slider]), [data-orientation] > :first-child',
      does: 'from the least to the most',
    },
    {
      part: 'Thumb',
      at: '[role=slider]',
      does: 'moved by hand or by keys; there is none of a colour before somebody has answered',
    },
    {
      part: 'Value',
      at: '[aria-hidden=true].grid',
      does: 'written as the language does, in as much room as it will ever take',
    },
  ],
  pairs: [
    {
      do: {
        words: 'About how much, with the unit it is in.',
        args: { defaultValue: 40, format: { style: 'unit', unit: 'kilometer' } },
      },
      dont: {
        words: 'A number that somebody knows to the cent.',
        args: { defaultValue: 1249.95, max: 5000, step: 0.01 },
      },
    },
  ],
  content: [
    'Its label says what is moved, and not how: Distance.',
    'Labels of marks are a number or a word; those at the ends say more than any other.',
    'What is no amount is said in words, with `valueText`: Never, Sometimes, Always.',
  ],
  spoken:
    'A slider with its label and its value as it is written. Of two thumbs each is called the minimum or the maximum, in a group with the label; each tells as its limit how far the other lets it go.',
  related: ['Field', 'NumberInput', 'Progress'],
  since: '0.1.0',
};
