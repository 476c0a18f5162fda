import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Several answers are sent together.',
    'ErrorSummary: a try to send it failed, and what is wrong is listed in one place.',
  ],
  avoid: [
    { when: 'It holds at once.', instead: 'Switch' },
    { when: 'It narrows what is on the page.', instead: 'SearchInput' },
    { when: 'Nothing is asked, values are shown.', instead: 'KeyValue' },
  ],
  anatomy: [
    { part: 'Field', at: 'label', does: 'a Field each, one below the other' },
    { part: 'Actions', at: '.border-t', does: 'at the end; of a long form they stay in reach' },
  ],
  pairs: [
    {
      do: { words: 'One column, in the order in which people know the answers.' },
      dont: { words: 'Two columns that are read in two orders.' },
    },
  ],
  content: [
    'What fields and controls ask for (`required`, `min`) holds it back: what is missing is said at its field, and the first that is not right has the focus. With `noValidate` it is sent as it is, and what is wrong is said by `error` at each field then.',
    'The button says what is done: Save, Send the order.',
    'Each error of the summary names its field and what is wrong with it, in the words that stand at the field.',
  ],
  spoken:
    'Each field as it is. An error summary is an alert that says how many answers need another look, then lists them, each a button that leads to its field; give it the focus after a try to send.',
  related: ['Field', 'Button', 'Banner'],
  since: '0.1.0',
};
