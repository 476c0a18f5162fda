import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'What belongs together is set apart from what stands beside it.',
    'A part of a page has a title and actions of its own.',
  ],
  avoid: [
    { when: 'It is a whole page.', instead: 'PageHeader' },
    { when: 'It can be folded.', instead: 'Accordion' },
    { when: 'There are many of one kind.', instead: 'List' },
  ],
  anatomy: [
    { part: 'Sheet', at: 'section', does: 'a hairline around what belongs together' },
    { part: 'Title', at: 'h2, h3, h4', does: 'names it; its level follows the outline of the page' },
  ],
  pairs: [
    {
      do: {
        words: 'A title that names what is inside.',
        args: { title: 'Appliance', children: 'A washing machine that does not drain.' },
      },
      dont: { words: 'A card around every single line.', args: { title: undefined, children: 'Washing machine' } },
    },
  ],
  content: ['The title is a noun: Appliance.', 'No card within a card.'],
  spoken:
    'Its title is a heading; there is no more to it than that. Put together from its parts, it is a region named by its CardTitle as well.',
  related: ['Accordion', 'List', 'Stack'],
  since: '0.1.0',
};
