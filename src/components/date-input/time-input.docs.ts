import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['The answer is a time of any day: when a shop opens, when somebody is called back.'],
  avoid: [
    { when: 'It is a time of one day.', instead: 'DateInput' },
    { when: 'It is how long something takes.', instead: 'NumberInput' },
    { when: 'There are only a few times to choose from.', instead: 'Select' },
  ],
  anatomy: [
    { part: 'Parts', at: '[role=spinbutton]', does: 'are typed one by one, with twelve hours or twenty-four' },
    { part: 'Clear', at: 'button[tabindex="-1"]', does: 'empties it, where it may stay empty' },
  ],
  pairs: [
    {
      do: { words: 'A time of any day.', args: { 'aria-label': 'Opens at', defaultValue: '08:30' } },
      dont: {
        words: 'How long something takes: that is a number, with its unit.',
        args: { 'aria-label': 'Takes', defaultValue: '01:30' },
      },
    },
  ],
  content: ['The label says what happens then: Opens at.'],
  spoken:
    'A group with its label; each part a spin button with its own name and then the label, and its number, or that it is empty.',
  related: ['DateInput', 'Field', 'NumberInput'],
  since: '0.1.0',
};
