import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['The page lies below others, and the way back up is worth having.'],
  avoid: [
    { when: 'There is one level.', instead: 'PageHeader' },
    { when: 'They are the places of the app.', instead: 'SideNav' },
    { when: 'They are steps that follow one another.', instead: 'Stepper' },
  ],
  anatomy: [
    { part: 'Link', at: 'a', does: 'to a page above' },
    { part: 'Stroke', at: '[aria-hidden]', does: 'decoration' },
    { part: 'Where one is', at: '[aria-current]', does: 'no link' },
  ],
  pairs: [
    {
      do: { words: 'The way from the top to the page above this one.' },
      dont: { words: 'The way that a person happened to come: that is the browser’s.' },
    },
  ],
  content: [
    'A long way is folded after its first link with most: the page above stays in sight.',
    'Each is called as the title of its page.',
    'From the outermost, without Home where the bar leads there.',
  ],
  spoken:
    'A navigation called Breadcrumbs with a list of links; the last is no link, and is marked as the current page.',
  related: ['PageHeader', 'SideNav', 'Link'],
  since: '0.1.0',
};
