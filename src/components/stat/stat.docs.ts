import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['One figure matters on a page, or a few beside one another.'],
  avoid: [
    { when: 'Figures are compared.', instead: 'Chart' },
    { when: 'It is a property among others.', instead: 'KeyValue' },
    { when: 'It is how far something is.', instead: 'Progress' },
  ],
  anatomy: [
    { part: 'Label', at: 'span', does: 'what is counted' },
    { part: 'Figure', at: '.font-bold', does: 'smaller where its place is narrow' },
  ],
  pairs: [
    {
      do: { words: 'A figure, what it counts, and since when.', args: { label: 'Open repairs', value: '1,284' } },
      dont: {
        words: 'A figure of nothing, to more digits than anybody asked for.',
        args: { label: 'Value', value: '1284.00000' },
      },
    },
  ],
  content: [
    'The label says what is counted, and of when: Open repairs today.',
    'The figure comes written in the language of the page, with its unit.',
    'Tone is not all that says whether it is good.',
  ],
  spoken: 'The label, then the figure. The tone is not told.',
  related: ['Chart', 'KeyValue', 'Progress', 'Card'],
  since: '0.1.0',
};
