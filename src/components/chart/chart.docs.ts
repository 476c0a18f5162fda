import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['BarChart: how much there is of each kind.', 'LineChart: how one figure went over time.'],
  avoid: [
    { when: 'It is one figure.', instead: 'Stat' },
    { when: 'Single figures are looked up.', instead: 'WordTable' },
    { when: 'It is a share of one whole.', instead: 'Progress' },
  ],
  anatomy: [
    { part: 'Name', at: 'li > span', does: 'of the kind' },
    { part: 'Bar', at: 'li svg', does: 'as long as its share of the greatest' },
    { part: 'Figure', at: 'li > :last-child', does: 'each bar says its own' },
  ],
  pairs: [
    {
      do: { words: 'Bars that begin at zero, the unit in the figures.' },
      dont: { words: 'A tone for each bar: colours say what they mean, not which is which.' },
    },
  ],
  content: [
    'The label says what is counted: Repairs by state.',
    'Figures come as the language of the page writes them; amount is for units and currencies.',
    'Kinds in an order that means something: of a process, or by size.',
  ],
  spoken:
    'Bars are a list with its label, each item a name and its figure. Of a line the figures are a table with its label as caption. What is drawn is not told.',
  related: ['Stat', 'WordTable', 'Progress'],
  since: '0.1.0',
};
