import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Who sees has the words from the picture or the place, and who hears needs them.'],
  avoid: [
    { when: 'It is the name of a button without words.', instead: 'IconButton' },
    { when: 'It can be pressed: who sees must see where the focus is.' },
    { when: 'It is read when it changes.', instead: 'LiveRegion' },
    { when: 'Anybody could need the words: show them.', instead: 'Text' },
  ],
  anatomy: [],
  pairs: [
    {
      do: { words: 'What those who see have from the place: whom a button calls, of which record a cell is.' },
      dont: { words: 'Instructions that everybody needs.' },
    },
    {
      do: { words: 'Words that go on where those before end.' },
      dont: { words: 'The same words twice: once seen, once hidden.' },
    },
  ],
  content: [
    'It goes on where the words before it end: Call, then the customer Ada Novak.',
    'No more than what is seen says.',
  ],
  spoken: 'The words, where they stand: a button Call becomes Call the customer Ada Novak.',
  related: ['IconButton', 'LiveRegion', 'Text'],
  since: '0.1.0',
};
