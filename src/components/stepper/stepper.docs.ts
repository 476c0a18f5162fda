import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['A task of a few steps that follow one another, one on the page at a time.'],
  avoid: [
    { when: 'They can be looked at in any order.', instead: 'Tabs' },
    { when: 'It fits on one page.', instead: 'Form' },
    { when: 'It is what happened.', instead: 'Timeline' },
    { when: 'Nobody goes from one to the next: something is under way.', instead: 'Progress' },
  ],
  anatomy: [
    {
      part: 'Number',
      at: '.marked',
      does: 'filled where one is; a tick where all is done, a mark where something is wrong',
    },
    { part: 'Name', at: '.marked + span', does: 'on a phone of the one alone where one is' },
  ],
  pairs: [
    {
      do: { words: 'Three to six steps, each named by what is asked in it.' },
      dont: { words: 'Step 1, Step 2: that is what the numbers are for.' },
    },
  ],
  content: [
    'A noun of one or two words: Customer.',
    'A step that is done has a tick, one in which something is wrong a mark: also when one has gone on.',
    'Steps with addresses of their own have links, and onCurrentChange is left out.',
    'With onCurrentChange the steps that one has been at are buttons; none further on is.',
  ],
  spoken:
    'A list named Steps, of numbers and names, the names also where a phone does not show them; the one where one is is marked as the current step and is no stop of the Tab key, those that can be gone to are buttons or links, and what is done or needs another look says so behind its name.',
  related: ['Form', 'Tabs', 'Progress'],
  since: '0.1.0',
};
