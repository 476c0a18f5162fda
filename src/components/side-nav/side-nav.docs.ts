import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['The places of the app, in the same order on every page.'],
  avoid: [
    { when: 'They are sheets of one thing.', instead: 'Tabs' },
    { when: 'They are above this page.', instead: 'Breadcrumbs' },
    { when: 'They are things under things.', instead: 'TreeView' },
    { when: 'They are actions.', instead: 'DropdownMenu' },
  ],
  anatomy: [
    { part: 'Title', at: 'p', does: 'of a group, where it needs one' },
    { part: 'Link', at: 'li', does: 'all of the line can be pressed' },
    { part: 'Where one is', at: '[aria-current]', does: 'marked by ground, weight and a stroke' },
    { part: 'Count', at: '.annotation', does: 'at the end of the line' },
  ],
  pairs: [
    {
      do: { words: 'Nouns, a word or two each; a count only where somebody must act on it.' },
      dont: { words: 'Two entries for the same place.' },
    },
  ],
  content: ['A noun, as the title of the page it leads to.', 'In the order of use, not of the alphabet.'],
  spoken:
    'A navigation, called Navigation where it has no label, with a list for each group. The link of the page one is on is told as the current page; a count is read after its link.',
  related: ['AppShell', 'Breadcrumbs', 'Tabs'],
  since: '0.1.0',
};
