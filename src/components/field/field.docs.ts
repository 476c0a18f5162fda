import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'A control stands in a form: it has a label, and may have help and an error.',
    'Several controls answer one question: with group, the label names them all.',
  ],
  avoid: [
    { when: 'Nothing is asked, a value is only shown.', instead: 'KeyValue' },
    { when: 'A single box has its words beside it.', instead: 'Checkbox' },
  ],
  anatomy: [
    { part: 'Label', at: 'label, [id$=-label]', does: 'names the control; a press on it gives the control the focus' },
    {
      part: 'Control',
      at: 'input, textarea, [role=combobox]',
      does: 'any control of this library: it takes its id and what describes it from the field',
    },
  ],
  pairs: [
    {
      do: {
        words: 'A label that stays, a description that helps before anything is wrong.',
        args: { label: 'Fault', description: 'What the customer says, in their words.' },
      },
      dont: {
        words: 'A label that asks for what its form says already.',
        args: { label: 'Please enter the fault here (required) *', description: undefined },
      },
    },
  ],
  content: [
    'The label is a noun, without a colon.',
    'What must be answered is required: a form without noValidate is held back by it, as by a control that is.',
    'Help says what a good answer is before it is asked for, not afterwards.',
    'An error says what is wrong and how to mend it: Enter a date after today.',
  ],
  spoken:
    'The label, then the kind of control and its value, then that it is required, then help and error. A field that is wrong is told as invalid, and the error is part of its description.',
  related: ['Form', 'TextInput', 'Select', 'Checkbox', 'RadioGroup'],
  since: '0.1.0',
};
