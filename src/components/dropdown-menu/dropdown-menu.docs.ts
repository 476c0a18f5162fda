import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Actions upon one thing that need not be in sight.', 'A row of a list has more than two actions.'],
  avoid: [
    { when: 'There are one or two: show them.', instead: 'Button' },
    { when: 'One of them is chosen most of the time.', instead: 'SplitButton' },
    { when: 'An answer in a form is chosen.', instead: 'Select' },
  ],
  open: 'Open',
  anatomy: [
    { part: 'Trigger', at: '#storybook-root button', does: 'opens the menu; named for what its actions are done to' },
    { part: 'Action', at: '[role=menuitem]', does: 'a verb' },
    { part: 'Reason', at: '[role=menuitem][aria-disabled] span + span', does: 'why it cannot be chosen now' },
    { part: 'Group', at: '[role=group] > div', does: 'answers that exclude one another, under what they are about' },
    { part: 'Choice', at: '[role=menuitemradio][aria-checked=true]', does: 'marked where it is the one that holds' },
    { part: 'Separator', at: '[role=separator] ~ [role=separator]', does: 'keeps apart what cannot be taken back' },
  ],
  pairs: [
    {
      do: { words: 'Verbs, the usual one first, what is lost last behind a line.' },
      dont: { words: 'The one action that everybody comes for, hidden behind three dots.' },
    },
  ],
  content: [
    'Each entry is a verb.',
    'What cannot be taken back is the last, apart from the others.',
    'An entry that leads to a dialog ends in an ellipsis; one that leads elsewhere is a link, named for where.',
    'What is on or off is named for what is so while it is on: Show gaps.',
    'A menu within the menu is for many of one kind: Move to, and then where. There is none within that.',
    'A shortcut is written as the key says it; who draws the menu listens to it.',
  ],
  spoken:
    'A button with a menu. Opened, each entry is read with its place; what is switched on or chosen is told as checked, what opens a menu of its own as such, and a key that does the same as its shortcut.',
  related: ['SplitButton', 'Select', 'Command palette', 'Button'],
  since: '0.1.0',
};
