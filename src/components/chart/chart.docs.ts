import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'BarChart: how much there is of each kind. StackedBarChart: and what of. GroupedBarChart: and how several compare.',
    'LineChart: how one figure went over time, or several (`series`); with `area` where how much there is counts.',
    'ShareChart: what one whole is made of. Sparkline: the course of a figure, beside it.',
  ],
  avoid: [
    { when: 'It is one figure.', instead: 'Stat' },
    { when: 'Single figures are looked up.', instead: 'WordTable' },
    { when: 'A round chart is asked for: angles compare worse than lengths, and a ShareChart has those.' },
    { when: 'It is how far something has come.', instead: 'Progress' },
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
    'Nobody needs the pointer or the keys to see how it goes; both only read out single figures.',
    'The label says what is counted: Repairs by state.',
    'A target is named by what it is: Goal, Limit, Mean of last year.',
    'Figures come as the language of the page writes them; amount is for units and currencies.',
    'Kinds in an order that means something: of a process, or by size.',
    'Two to five lines: a mark of its own tells each apart, also without colours. More are several charts.',
  ],
  spoken:
    'Bars are a list with its label, each item a name and its figure. A share is a figure with its label and a list. Of lines and stacked bars the figures are a table with its label as caption, and the plot is a slider that says the figure it stands at; a sparkline tells them in its line. What is drawn is not told.',
  related: ['Stat', 'WordTable', 'Progress'],
  since: '0.1.0',
};
