import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Several parts of a page, of which few are read by one person.',
    'A part can be left out of sight without harm.',
  ],
  avoid: [
    { when: 'Most people read all of them: show them.', instead: 'Card' },
    { when: 'One at a time, with short names.', instead: 'Tabs' },
    { when: 'They are things under things.', instead: 'TreeView' },
  ],
  anatomy: [
    {
      part: 'Title',
      at: 'h3 button',
      does: 'opens and closes its sheet; it stands in a heading, so that it is part of the outline',
    },
    { part: 'Aside', at: 'h3 + *', does: 'a count or a badge, no part of the opener' },
    { part: 'Sheet', at: '[role=region][data-state=open]', does: 'what belongs to the title' },
  ],
  pairs: [
    {
      do: { words: 'Titles that say what is inside: Work done, Messages.' },
      dont: { words: 'Everything that matters folded away, so that nobody finds it.' },
    },
  ],
  content: ['The title says what is inside, so that nobody opens it to find out.', 'No accordion within an accordion.'],
  spoken: 'A heading of its level, in it a button, expanded or collapsed. What is open is a region named by its title.',
  related: ['Tabs', 'Card', 'TreeView'],
  since: '0.1.0',
};
