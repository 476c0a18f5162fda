import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['It leads to another page or place, and could be opened in a tab of its own.'],
  avoid: [{ when: 'Something happens.', instead: 'Button' }],
  anatomy: [{ part: 'Words', at: 'a', does: 'underlined, so that colour is not all that tells it' }],
  pairs: [
    {
      do: { words: 'Where it leads, in words that make sense alone.', args: { children: 'All repairs' } },
      dont: { words: 'What to do with the mouse.', args: { children: 'Click here' } },
    },
  ],
  content: ['Its words say where it leads, also when they are read alone: not Here, not More.', 'No full stop within.'],
  spoken:
    'A link with its words. One that cannot be followed is told as unavailable, and is not followed by pointer or key.',
  related: ['Button', 'Breadcrumbs', 'SideNav'],
  since: '0.1.0',
};
