import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['The same is shown in one of two to about five ways: rows or a board, day or week.', 'It holds at once.'],
  avoid: [
    { when: 'Each has a sheet of its own.', instead: 'Tabs' },
    { when: 'It is an answer in a form.', instead: 'RadioGroup' },
    { when: 'It is on or off.', instead: 'Toggle' },
    { when: 'Several may be on.', instead: 'ToggleGroup' },
    { when: 'There are many.', instead: 'Select' },
  ],
  anatomy: [
    { part: 'Group', at: '[role=radiogroup]', does: 'one stop for the keyboard' },
    { part: 'Choice', at: '[role=radio]:last-child', does: 'an arrow key chooses as it goes' },
  ],
  pairs: [
    {
      do: { words: 'Two to five views of the same thing, a word each.' },
      dont: { words: 'Steps of a way, or places: those are a Stepper, and Tabs.' },
    },
  ],
  content: ['One word each, of one kind.', 'An icon repeats the word.', 'Its label says what is chosen: Shown as.'],
  spoken: 'A group with its label and in it radio buttons, one of them checked.',
  related: ['Tabs', 'RadioGroup', 'ToggleGroup'],
  since: '0.1.0',
};
