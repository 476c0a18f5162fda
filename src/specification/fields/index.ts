import type { FieldFacts } from '../chapters/entities/vocabulary.ts';
import { array } from './array.ts';
import { boolean } from './boolean.ts';
import { choice } from './choice.ts';
import { date } from './date.ts';
import { dateTime } from './date-time.ts';
import { duration } from './duration.ts';
import { email } from './email.ts';
import { file } from './file.ts';
import { integer } from './integer.ts';
import type { Kind } from './kind.ts';
import { isCurrency, money } from './money.ts';
import { multiline } from './multiline.ts';
import { number } from './number.ts';
import { object } from './object.ts';
import { reference } from './reference.ts';
import { text } from './text.ts';
import { time } from './time.ts';
import { uri } from './uri.ts';

export { isCurrency };

/** Every kind of field. A kind more is a file and a line here. */
export const kinds = {
  array,
  boolean,
  choice,
  date,
  dateTime,
  duration,
  email,
  file,
  integer,
  money,
  multiline,
  number,
  object,
  reference,
  text,
  time,
  uri,
} satisfies Record<string, Kind>;

export type FieldKind = keyof typeof kinds;

/** The formats of a text or a number that have a kind of their own. */
const formats: ReadonlyMap<string, FieldKind> = new Map([
  ['date', 'date'],
  ['date-time', 'dateTime'],
  ['time', 'time'],
  ['duration', 'duration'],
  ['email', 'email'],
  ['uri', 'uri'],
  ['multiline', 'multiline'],
  ['markdown', 'multiline'],
  ['money', 'money'],
  ['image', 'file'],
  ['file', 'file'],
]);

/** Formats that change how a text or a number is shown or typed, and not what it is. */
const looks: readonly string[] = ['phone', 'rating', 'percent', 'color', 'text'];

/** Every format that follows in something. */
export const knownFormats: readonly string[] = [...formats.keys(), ...looks];

/** The kind of a field, and whether that rests on something that the document does not state. */
export function kindOf(field: FieldFacts): { kind: FieldKind; assumed: boolean } {
  if (field.enum && field.enum.length > 0) return { kind: 'choice', assumed: false };
  const { type, format } = field;
  const ofFormat = format ? formats.get(format) : undefined;
  const isOdd = Boolean(format && !knownFormats.includes(format));
  switch (type) {
    case 'array':
    case 'boolean':
    case 'object':
    case 'reference':
      return { kind: type, assumed: false };
    case 'integer':
    case 'number':
      return { kind: ofFormat === 'money' ? 'money' : type, assumed: isOdd };
    case 'string':
      return { kind: ofFormat === 'money' ? 'text' : (ofFormat ?? 'text'), assumed: isOdd };
    case null:
    case undefined:
      if (field.to) return { kind: 'reference', assumed: true };
      if (field.items) return { kind: 'array', assumed: true };
      if (field.properties) return { kind: 'object', assumed: true };
      return { kind: ofFormat ?? 'text', assumed: ofFormat === undefined };
  }
}
