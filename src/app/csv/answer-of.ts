import type { Tools } from '#app/messages/tools';
import { type Field, isColor, isTime, lengthOf, zoneOf } from '#specification';
import { dayIn, momentIn } from './day-in.ts';
import { numberIn } from './number-in.ts';
import { several } from './several.ts';
import type { Writing } from './writing.ts';

/** What a cell says as an answer, or what is wrong with it. */
export type Read = { answer: unknown } | { wrong: string };

/** How a cell is read. */
export interface Reading {
  words: Tools['csv'];
  /** How yes and no are said. */
  yes: string;
  no: string;
  writing: Writing;
  /** The key of the record that is called so. */
  keyOf: (field: Field, written: string) => Read;
}

/** Reads a cell as its field is answered; what is not said plainly is wrong, and never guessed. */
export function answerOf(field: Field, cell: string, reading: Reading): Read {
  const written = cell.trim();
  if (written === '') return { answer: null };
  const { items } = field;
  if (items) {
    const all = several(written).map((part) => answerOf(items, part, reading));
    const wrong = all.find((one) => 'wrong' in one);
    return wrong ?? { answer: all.flatMap((one) => ('answer' in one && one.answer !== null ? [one.answer] : [])) };
  }
  const { words } = reading;
  switch (field.kind.shape.type) {
    case 'number':
      return amountIn(field, written, reading);
    case 'boolean':
      return yesOrNo(written, reading);
    case 'choice': {
      const plain = written.toLocaleLowerCase();
      const found = field.choices.find(
        ({ value, title }) => String(value) === written || title.toLocaleLowerCase() === plain,
      );
      return found ? { answer: found.value } : { wrong: words.notAChoice(written) };
    }
    case 'key':
      return reading.keyOf(field, written);
    case 'string':
      return textIn(field, cell, reading);
    case 'list':
    case 'object':
      return { wrong: words.notAChoice(written) };
  }
}

function amountIn({ format, kindName }: Field, written: string, { writing, words }: Reading): Read {
  const isShare = format === 'percent' && /\s?[%٪]$/.test(written);
  const text = isShare || kindName === 'money' ? written.replace(/^[\p{Sc}\s]+|[\p{Sc}\s%٪]+$/gu, '') : written;
  const number = numberIn(text, writing);
  if (number === undefined) return { wrong: words.notANumber(written) };
  return { answer: isShare ? Number((number / 100).toPrecision(15)) : number };
}

/** Whoever wrote the file may have spoken another language than who reads it. */
const saysYes: ReadonlySet<string> = new Set(['true', '1', 'yes', 'y', 'ja', 'j', 'はい', 'نعم']);
const saysNo: ReadonlySet<string> = new Set(['false', '0', 'no', 'n', 'nein', 'いいえ', 'لا']);

function yesOrNo(written: string, { yes, no, words }: Reading): Read {
  const plain = written.toLocaleLowerCase();
  if (plain === yes.toLocaleLowerCase() || saysYes.has(plain)) return { answer: true };
  if (plain === no.toLocaleLowerCase() || saysNo.has(plain)) return { answer: false };
  return { wrong: words.notYesOrNo(written) };
}

function textIn(field: Field, cell: string, { writing, words }: Reading): Read {
  const written = cell.trim();
  const said = (answer: string | undefined, wrong: string): Read => (answer === undefined ? { wrong } : { answer });
  if (field.format === 'color') return said(isColor(written) ? written : undefined, words.notAColour(written));
  switch (field.kindName) {
    case 'duration':
      return said(lengthOf(written) === undefined ? undefined : written, words.notADuration(written));
    case 'date':
      return said(dayIn(written, writing), words.notADate(written));
    case 'time':
      return said(isTime(written) ? written : undefined, words.notATime(written));
    case 'dateTime':
      return said(momentIn(written, writing, zoneOf(field.product.timeZone)), words.notAMoment(written));
    default:
      return { answer: field.kindName === 'multiline' ? cell : written };
  }
}
