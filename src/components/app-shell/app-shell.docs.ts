import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Once around an app: bar, navigation, content.'],
  avoid: [
    { when: 'It is the top of a page.', instead: 'PageHeader' },
    { when: 'It is a page without the app around it, such as a sign-in.', instead: 'Card' },
  ],
  anatomy: [
    { part: 'Way past', at: 'button', does: 'to the content; seen once it has the focus' },
    { part: 'Bar', at: 'header .text-lg', does: 'the name of the product, and tools' },
    {
      part: 'Navigation',
      at: 'aside, header button',
      does: 'beside the content; behind a button in the bar where there is no room',
    },
    { part: 'Content', at: 'main h1', does: 'a notice that concerns every page, then the page' },
  ],
  pairs: [
    {
      do: { words: 'The same places in the same order on every page.' },
      dont: { words: 'Navigation that changes with what is on the page.' },
    },
  ],
  content: [
    'The name of the product is short: it stands in the bar of a phone.',
    'Tools are the few that are at hand on every page.',
  ],
  spoken:
    'First a button, Skip to content; then the banner with name and tools, the navigation, and the main part, to which that button leads. On a phone the navigation is a dialog behind a button, Open navigation.',
  related: ['SideNav', 'PageHeader', 'Drawer', 'Banner'],
  since: '0.1.0',
};
