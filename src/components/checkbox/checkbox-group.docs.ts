import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Any of two to seven things may be chosen, and all of them are worth seeing.'],
  avoid: [
    { when: 'Only one may be.', instead: 'RadioGroup' },
    { when: 'There are many.', instead: 'MultiSelect' },
    { when: 'It is a single yes or no.', instead: 'Checkbox' },
  ],
  anatomy: [
    { part: 'Box', at: '[role=checkbox]', does: 'ticked or not; its label is pressed as well' },
    { part: 'Description', at: 'p', does: 'what more there is to know of a choice' },
  ],
  pairs: [
    {
      do: { words: 'In the order that people expect, each beginning with what differs.' },
      dont: { words: 'None of these: leaving all boxes empty says that.' },
    },
  ],
  content: ['The question is the label of the field around it; the choices answer it.'],
  spoken: 'A group with the label of its field, what is wrong with it, and the boxes in it, each with its description.',
  related: ['Checkbox', 'RadioGroup', 'MultiSelect', 'Field'],
  since: '0.1.0',
};
