import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Several sheets of one thing, of which one is looked at at a time.',
    'There are two to about six, with short names.',
  ],
  avoid: [
    { when: 'The sheets are pages with addresses of their own.', instead: 'SideNav' },
    { when: 'Something is chosen, not shown.', instead: 'SegmentedControl' },
    { when: 'Several may be open together.', instead: 'Accordion' },
    { when: 'They follow one another.', instead: 'Stepper' },
  ],
  anatomy: [
    { part: 'Tab', at: '[role=tab]', does: 'shows its sheet as soon as it has the focus' },
    { part: 'Sheet', at: '[role=tabpanel]', does: 'what the tab stands for' },
  ],
  pairs: [
    {
      do: { words: 'Parts of one thing, a word or two each.' },
      dont: { words: 'Steps that must be gone in order.' },
    },
  ],
  content: [
    'A noun of one or two words, each of the same kind.',
    'A number beside it says how much is there, and is left out for none.',
  ],
  spoken: 'A tab with its name, its place, and whether it is selected; Tab goes on to its sheet.',
  related: ['SegmentedControl', 'Accordion', 'Stepper', 'SideNav'],
  since: '0.1.0',
};
