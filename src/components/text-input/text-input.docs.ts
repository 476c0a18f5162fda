import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'An answer is a line of free text: a name, an address, a code.',
    'A unit or a currency stands beside what is typed.',
  ],
  avoid: [
    { when: 'The answer has several lines.', instead: 'Textarea' },
    { when: 'It is a number that is reckoned with.', instead: 'NumberInput' },
    { when: 'It is one of what there is.', instead: 'Combobox' },
    { when: 'It looks for something.', instead: 'SearchInput' },
  ],
  anatomy: [{ part: 'Input', at: 'input', does: 'as wide as its place; what is typed is never cut while it is typed' }],
  pairs: [
    {
      do: {
        words: 'As wide as the answer is long, with its unit beside it.',
        args: { defaultValue: '10115', className: 'max-w-32', 'aria-label': 'Postcode' },
      },
      dont: {
        words: 'A question that vanishes with the first letter.',
        args: { placeholder: 'Enter your postcode', 'aria-label': 'Postcode' },
      },
    },
  ],
  content: [
    'No placeholder in place of a label: it is gone with the first letter.',
    'An example belongs into the help of the field.',
    'A prefix or suffix of words is short: EUR, kg.',
  ],
  spoken: 'A text field with the name of its label. Words before and after it are read as its description.',
  related: ['Field', 'Textarea', 'NumberInput', 'SearchInput'],
  since: '0.1.0',
};
