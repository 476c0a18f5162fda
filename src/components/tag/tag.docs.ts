import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'A word that something is sorted under, or that was chosen and can be taken away: a filter, a label.',
    'Several of them stand in a TagList.',
  ],
  avoid: [
    { when: 'It is a state.', instead: 'Badge' },
    { when: 'It is pressed to switch something on and off.', instead: 'Toggle' },
    { when: 'It leads somewhere.', instead: 'Link' },
    { when: 'Several are chosen in a form.', instead: 'MultiSelect' },
  ],
  anatomy: [
    { part: 'Picture', at: 'li svg', does: 'repeats what the words say' },
    { part: 'Words', at: '.wrap-anywhere', does: 'on as many lines as they need' },
    { part: 'Removal', at: 'button', does: 'takes it away; the focus goes to what stands beside it' },
  ],
  pairs: [
    {
      do: {
        words: 'What somebody chose, with the way to take it away.',
        args: { children: 'Dishwasher', onRemove: () => undefined },
      },
      dont: {
        words: 'A state that nobody can take away: that is a Badge.',
        args: { children: 'Paid', tone: 'positive' },
      },
    },
  ],
  content: ['One or two words, as they are called elsewhere.', 'The removal says what goes: Remove the filter Status.'],
  spoken:
    'The words, then where it can be taken away a button: Remove, and the words, or what removeLabel says. A TagList is a list, so it is told how many there are.',
  related: ['Badge', 'MultiSelect', 'Toggle'],
  since: '0.1.0',
};
