import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['The answer is a number that is reckoned with: an amount, a duration, a count.'],
  avoid: [
    { when: 'It is a code that is made of digits: a phone number, a postcode.', instead: 'TextInput' },
    { when: 'It is a day.', instead: 'DateInput' },
    { when: 'There are only a few numbers to choose from.', instead: 'Select' },
  ],
  anatomy: [
    { part: 'Input', at: '[role=spinbutton]', does: 'reads and writes numbers as the language of the page does' },
    { part: 'Unit', at: 'input ~ *', does: 'what is counted, before or after it' },
  ],
  pairs: [
    {
      do: { words: 'The unit beside it, and the bounds it has.', args: { value: 3.5, suffix: 'kg' } },
      dont: {
        words: 'A number that is a name: a telephone, a postcode. That is text.',
        args: { value: 4930123456, grouped: true },
      },
    },
  ],
  content: [
    'The unit stands beside it, not in the label.',
    'What is no number stays as it was typed, so that it can be mended.',
    'Thousands are set apart in amounts, not in years.',
    'Of money it is told which (`currency`): sign, side and decimals follow from that.',
    'With buttons where small numbers are pressed rather than typed: how many guests.',
  ],
  spoken:
    'A spin button with its label and its number as it is written; the least and the most are told where there are any. What is wrong is told as invalid once it is left, and a unit beside it is its description.',
  related: ['Field', 'TextInput', 'DateInput'],
  since: '0.1.0',
};
