import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Things stand one below the other, or with row side by side, at one of the distances of the page.',
    'Grid: things of equal weight stand in as many columns as fit.',
  ],
  avoid: [
    { when: 'The things are a list of one kind.', instead: 'List' },
    { when: 'It is a form.', instead: 'Form' },
    { when: 'They belong together, apart from what is beside them.', instead: 'Card' },
    { when: 'Buttons are joined into one.', instead: 'ButtonGroup' },
  ],
  anatomy: [],
  pairs: [
    {
      do: { words: 'Closer within than between: what belongs together is seen at once.', args: { gap: 'sm' } },
      dont: { words: 'The distance of chapters between three lines of one thing.', args: { gap: 'xl' } },
    },
  ],
  content: ['It has no words.', 'What belongs together stands closer than what does not: sm within, lg between.'],
  spoken: 'Nothing: it is no group and no list. With asChild it lends its arrangement to an element that is one.',
  related: ['Card', 'List', 'Form'],
  since: '0.1.0',
};
