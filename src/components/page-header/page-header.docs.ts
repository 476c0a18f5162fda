import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['At the top of a page: what it is, and what can be done on it.'],
  avoid: [
    { when: 'It is a part of a page.', instead: 'Card' },
    { when: 'It names what follows, and no more.', instead: 'Text' },
    { when: 'It is the bar of the whole app.', instead: 'AppShell' },
  ],
  anatomy: [
    { part: 'Breadcrumbs', at: 'nav', does: 'the way back up' },
    { part: 'Title', at: 'h1', does: 'what this page is' },
    { part: 'Status', at: '.gap-3 > :nth-child(2)', does: 'its state, in a word' },
    { part: 'Actions', at: '.gap-2', does: 'at most one of them primary' },
    { part: 'Description', at: '.max-w-prose', does: 'a sentence; on a phone it stands before the actions' },
  ],
  pairs: [
    {
      do: { words: 'What it is, its state, and the one action that weighs most.', args: { title: 'R-000042' } },
      dont: {
        words: 'All the words of the product before the name.',
        args: { title: 'Ninefold repair desk: details of the repair R-000042' },
      },
    },
  ],
  content: [
    'The title is the name of the record, or the plural of what is listed.',
    'The description is a sentence or two, and is left out where the title says enough.',
  ],
  spoken:
    'A heading of level 1. Breadcrumbs come before it; its state, the actions and the description follow it, in this order.',
  related: ['Breadcrumbs', 'AppShell', 'Badge', 'Text'],
  since: '0.1.0',
};
