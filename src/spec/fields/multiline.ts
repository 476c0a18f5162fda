import type { FieldType } from './field-type.ts';
import { limitOf } from './limit.ts';
import { pick } from './random.ts';
import { boundedString } from './text.ts';

const sentences = [
  'Stopped in the middle of the work and has not started again since.',
  'Makes a grinding noise after about ten minutes.',
  'Came back from the last check without a note.',
  'Works, but only when it is held at a slight angle.',
  'Nobody remembers when it was last looked at.',
];

/** Several lines of text; `format: multiline` or `markdown`. */
export const multiline: FieldType = {
  schema: (field, { spec }) => boundedString(spec, field),
  sample: (field, { spec, random }) =>
    `${pick(random, sentences)} ${pick(random, sentences)}`.slice(0, limitOf(spec, field.maxLength)),
  filter: 'none',
};
