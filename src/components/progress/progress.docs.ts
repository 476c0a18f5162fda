import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Something takes a while: a transfer, an import.', 'A share of a whole: 42 of 63.'],
  avoid: [
    { when: 'It takes a moment.', instead: 'Spinner' },
    { when: 'A part of the page is on its way.', instead: 'Skeleton' },
    { when: 'Somebody goes from step to step.', instead: 'Stepper' },
    { when: 'It is a figure among others.', instead: 'Stat' },
  ],
  anatomy: [
    { part: 'Caption', at: '[role=progressbar] > [aria-hidden]', does: 'name and figure, where captioned' },
    { part: 'Bar', at: '.bg-line', does: 'moves to and fro where nobody knows how far it is' },
  ],
  pairs: [
    {
      do: {
        words: 'What is under way, and how much of it.',
        args: { label: 'Sending the records', value: 42, valueText: '42 of 100 records' },
      },
      dont: { words: 'A bar that stands at the end and waits.', args: { label: 'Loading', value: 100 } },
    },
  ],
  content: [
    'The label says what is under way: Sending the records.',
    'Where a count says more than a share, valueText: 3 of 8 files.',
    'The end is said in words: with a Toast, or where the result appears.',
  ],
  spoken:
    'A progress bar with its label, and the share or the words of valueText. Where nobody knows how far it is, no value is told.',
  related: ['Spinner', 'Skeleton', 'LiveRegion'],
  since: '0.1.0',
};
