import type { Field } from '../vocabulary/entities.ts';
import { array } from './array.ts';
import { boolean } from './boolean.ts';
import { choice } from './choice.ts';
import { date } from './date.ts';
import { dateTime } from './date-time.ts';
import { email } from './email.ts';
import type { FieldType } from './field-type.ts';
import { integer } from './integer.ts';
import { money } from './money.ts';
import { multiline } from './multiline.ts';
import { number } from './number.ts';
import { object } from './object.ts';
import { reference } from './reference.ts';
import { text } from './text.ts';
import { uri } from './uri.ts';

/** Every field type, by its kind. A kind more is a file and a line here. */
export const fieldTypes = {
  array,
  boolean,
  choice,
  date,
  dateTime,
  email,
  integer,
  money,
  multiline,
  number,
  object,
  reference,
  text,
  uri,
} satisfies Record<string, FieldType>;

export type FieldKind = keyof typeof fieldTypes;

const formats: Record<string, FieldKind> = {
  date: 'date',
  'date-time': 'dateTime',
  email: 'email',
  uri: 'uri',
  multiline: 'multiline',
  markdown: 'multiline',
  money: 'money',
};

/** Formats that change nothing but what the keyboard of a phone shows, or that a plain field says well enough. */
const plainFormats = new Set(['phone', 'rating', 'percent']);

/** The kind of a field, and whether that rests on what the document states. */
export function kindOf(field: Field): { kind: FieldKind; assumed: boolean } {
  if (field.enum && field.enum.length > 0) return { kind: 'choice', assumed: false };
  const format = field.format && Object.hasOwn(formats, field.format) ? formats[field.format] : undefined;
  switch (field.type) {
    case 'array':
    case 'boolean':
    case 'object':
    case 'reference':
    case 'integer':
      return { kind: field.type, assumed: false };
    case 'number':
      return { kind: format === 'money' ? 'money' : 'number', assumed: false };
    case 'string':
      return { kind: format ?? 'text', assumed: isUndrawn(field) };
    case null:
    case undefined:
      return { kind: format ?? 'text', assumed: format === undefined };
  }
}

/** Whether the field states a format that no field type draws. */
export function isUndrawn(field: Field): boolean {
  return Boolean(field.format && !Object.hasOwn(formats, field.format) && !plainFormats.has(field.format));
}
