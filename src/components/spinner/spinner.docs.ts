import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Within a control, for a moment: something that was asked for is under way.'],
  avoid: [
    { when: 'A button is busy: its busy draws one.', instead: 'Button' },
    { when: 'A part of the page is on its way.', instead: 'Skeleton' },
    { when: 'It takes longer, or somebody knows how long.', instead: 'Progress' },
  ],
  anatomy: [{ part: 'Ring', at: 'svg', does: 'does not turn where less movement is asked for' }],
  pairs: [
    {
      do: { words: 'Within what was pressed, for a moment, beside words that say what is under way.' },
      dont: { words: 'Alone in the middle of a page: nobody knows what is coming, nor how much.' },
    },
  ],
  content: ['What is under way stands in words beside it.'],
  spoken: 'Nothing: it is decoration. The words beside it, or the busy of its control, are told.',
  related: ['Progress', 'Skeleton', 'Button'],
  since: '0.1.0',
};
