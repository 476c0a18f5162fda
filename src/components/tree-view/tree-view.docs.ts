import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Things under things, as deep as they are: folders, places, parts.',
    'One of them is chosen, or with `selection` any number ticked.',
  ],
  avoid: [
    { when: 'There is one level.', instead: 'List' },
    { when: 'They are the places of the app.', instead: 'SideNav' },
    { when: 'Each has properties that are compared.', instead: 'DataTable' },
    { when: 'The lines between them matter.', instead: 'Diagram' },
  ],
  anatomy: [
    { part: 'Item', at: '[role=treeitem]', does: 'a press chooses it, and opens or closes what is under it' },
    {
      part: 'Chevron',
      at: '[role=treeitem]:nth-child(2) svg',
      does: 'open or closed, and a press at it does no more; none where nothing is under it',
    },
    { part: 'Aside', at: '[role=treeitem] > :last-child', does: 'a count, read with the name' },
  ],
  pairs: [
    {
      do: { words: 'What lies in what, three or four levels at most.' },
      dont: { words: 'A list with one level.' },
    },
  ],
  content: ['A name each, as it is elsewhere: it takes as many lines as it needs.', 'An icon repeats the kind.'],
  spoken:
    'A tree with its label. Each item is read with its name, its level, its place among how many, whether it is expanded, and whether it is selected; one stop for the keyboard, which begins at what is chosen. Where several are ticked each is read as checked, not checked or partly so; what is still to come is told as busy.',
  related: ['List', 'SideNav', 'Diagram'],
  since: '0.1.0',
};
