import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['A state is told in a word or two, beside what is in it.'],
  avoid: [
    { when: 'It can be taken away.', instead: 'Tag' },
    { when: 'It is about the whole page.', instead: 'Banner' },
    { when: 'It is pressed.', instead: 'Button' },
  ],
  anatomy: [{ part: 'Surface', at: 'span', does: 'its tone repeats what the word says, and never says it alone' }],
  pairs: [
    {
      do: {
        words: 'The state as people say it, in the tone of what it means for them.',
        args: { tone: 'positive', children: 'Ready for pickup' },
      },
      dont: {
        words: 'A tone as decoration, or a sentence.',
        args: { tone: 'critical', children: 'This one can be picked up from Monday on' },
      },
    },
  ],
  content: ['One or two words: Ready, On its way.', 'The same state has the same word and tone everywhere.'],
  spoken: 'Its words, in the line where it stands. The colour is not told: the words must be enough.',
  related: ['Tag', 'Banner', 'Stat'],
  since: '0.1.0',
};
