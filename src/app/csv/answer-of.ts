import type { Messages } from '#app/messages';
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
  /** How a file says yes, no, what may not be seen and what is no more. */
  said: Pick<Messages, 'yes' | 'no' | 'hidden' | 'gone'>;
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

function amountIn({ format, kindName, currency }: Field, written: string, { writing, words }: Reading): Read {
  const bare = kindName === 'money' && currency ? withoutCurrency(written, currency, writing.locale) : written;
  const text = format === 'percent' ? written.replace(/\s*[%٪]$/, '') : bare;
  const number = numberIn(text, writing);
  return number === undefined ? { wrong: words.notANumber(written) } : { answer: number };
}

/** An amount without its own currency before or behind it; another one stays, and is no number. */
function withoutCurrency(written: string, currency: string, locale: string): string {
  const signOf = (currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  const [minus = ''] = /^[-+\u2212]?/.exec(written) ?? [];
  const rest = written.slice(minus.length).trim();
  for (const sign of [currency, signOf('symbol'), signOf('narrowSymbol')]) {
    if (rest.startsWith(sign)) return minus + rest.slice(sign.length).trim();
    if (rest.endsWith(sign)) return minus + rest.slice(0, -sign.length).trim();
  }
  return written;
}

/** Whoever wrote the file may have spoken another language than who reads it. */
const saysYes: ReadonlySet<string> = new Set(['true', '1', 'yes', 'y', 'ja', 'j', 'はい', 'نعم']);
const saysNo: ReadonlySet<string> = new Set(['false', '0', 'no', 'n', 'nein', 'いいえ', 'لا']);

function yesOrNo(written: string, { said: { yes, no }, words }: Reading): Read {
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
