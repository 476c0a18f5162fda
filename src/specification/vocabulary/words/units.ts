import { decimal } from '../../expressions/values.ts';
import { currencyWords } from './currency-names.ts';
import { numberSaid } from './number-said.ts';

/** Signs of units that are written behind a number, beside the words that every language has. */
const signs = new Set(
  'm km cm mm µm m² km² cm² mm² qm sqm ha m³ cm³ g kg mg t l ml s ms min h d K °C °F W kW MW Wh kWh J kJ V A Hz kHz MHz GHz Pa bar N mol lx % ‰ B KB MB GB TB px pt'.split(
    ' ',
  ),
);
const locales = ['en', 'en-GB', 'de', 'ar', 'ja'];
const ofMoney = new Set([...'€$£¥₹', ...currencyWords]);

let words: Set<string> | undefined;

/** What the units of CLDR are called in the languages of a document. */
function unitWords(): Set<string> {
  const found = new Set<string>();
  for (const unit of Intl.supportedValuesOf('unit'))
    for (const locale of locales) {
      const format = new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        numberingSystem: 'latn',
      });
      for (const count of [1, 2, 6, 20])
        for (const { type, value } of format.formatToParts(count))
          if (type === 'unit') found.add(value.trim().toLowerCase());
    }
  return found;
}

/** Whether something is a unit: of time, length, weight and the like, or a currency; also one for each of another, `EUR per day`. */
export function isUnit(written: string): boolean {
  const parts = written.split(rate);
  return parts.length <= 2 && parts.every(isOneUnit);
}

const rate = /\s*\/\s*|\s+(?:per|pro|je|لكل)\s+/u;

function isOneUnit(written: string): boolean {
  if (ofMoney.has(written.toLowerCase()) || isMeasure(written)) return true;
  return /^[A-Z]{3}$/.test(written) && Intl.supportedValuesOf('currency').includes(written);
}

/** Whether something is a unit, and no currency: `kg`, `square metres`. */
export function isMeasure(written: string): boolean {
  if (signs.has(written)) return true;
  words ??= unitWords();
  return words.has(written.toLowerCase().replace(/^(?:square |cubic |quadrat|kubik)(?=.)/, ''));
}

/** `6 weeks`, `12 €`, `12.50 EUR per day`: a number and a word behind it, also for each of another. */
export function amountIn(written: string): { number: string; unit: string } | undefined {
  const [, number, unit] =
    /^(-?\d+(?:[.,]\d+)*) ?([^\s\d.,:-][^\s\d]*(?: (?:per|pro|je|لكل) [^\s\d.,:-][^\s\d]*)?)$/u.exec(written.trim()) ??
    [];
  // Behind a comma stand three digits, or a fraction.
  if (number !== undefined && /^-?\d+,\d{3}$/.test(number)) return undefined;
  const plain = number !== undefined && /^-?\d+(?:\.\d+)?$/.test(number) ? number : numberSaid(number ?? '');
  if (plain !== undefined && unit !== undefined) return { number: plain, unit };
  const [, sign, amount] = /^([€$£¥₹]|[A-Z]{3}(?= )) ?(\d+(?:\.\d+)?)$/u.exec(written.trim()) ?? [];
  return sign !== undefined && amount !== undefined ? { number: amount, unit: sign } : undefined;
}

const isNumber = /^-?\d+(?:\.\d+)?$/;
const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** `24 * 60`, `0.1 + 0.2` */
function workedOut(text: string): string | undefined {
  const [, left, sign, right] = /^(\d+(?:\.\d+)?) ?([*+×]) ?(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const [a, b] = [Number(left), Number(right)];
  return String(decimal(sign === '+' ? a + b : a * b));
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const zahlen = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

/** A number that is written so that nothing can be counted with it, `1,000`, `1/2`, `10 per day`, `two weeks`, as a constant states it. */
export function amountSaid(written: string): string | undefined {
  const text = written
    .trim()
    .replace(
      /^(?:at (?:most|least)|up to|max(?:imum)?\.?|min(?:imum)?\.?|about|höchstens|mindestens|bis(?: zu)?|etwa|ca\.)[ :]+(?=[\d½¼¾])/i,
      '',
    )
    .replaceAll(/(?<=\d)_(?=\d{3})/g, '')
    .replace(/^(\d*)([½¼¾])/, (_, whole: string, part: string) => String(Number(whole) + (fractions[part] ?? 0)));
  const number =
    numberSaid(text) ?? workedOut(text) ?? (text !== written.trim() && isNumber.test(text) ? text : undefined);
  if (number !== undefined) return `{ value: ${number} }`;
  const [, counted = '', of] = /^(-?[\d.,'’\s٫٬]*\d) ?([^\s\d.,:-][^\s\d]*)$/u.exec(text) ?? [];
  const plain = isNumber.test(counted) ? counted : numberSaid(counted);
  if (of !== undefined && plain !== undefined && isUnit(of)) return `{ value: ${plain}, unit: ${of} }`;
  const [, over, under] = /^(\d{1,4}) ?\/ ?([1-9]\d{0,3})$/.exec(text) ?? [];
  if (over !== undefined && under !== undefined)
    return `{ value: ${Number((Number(over) / Number(under)).toFixed(6))} }`;
  const [, amount, each] = /^(-?\d+(?:\.\d+)?) +((?:per|each|every|pro|je) +\p{L}[\p{L} ]*)$/iu.exec(text) ?? [];
  if (amount !== undefined && each !== undefined) return `{ value: ${amount}, unit: ${each} }`;
  const [, word = '', unit] = /^(\p{L}+) +(\p{L}+)$/u.exec(text) ?? [];
  const count = Math.max(numbers.indexOf(word.toLowerCase()), zahlen.indexOf(word.toLowerCase())) + 1;
  return unit !== undefined && count > 0 ? `{ value: ${count}, unit: ${unit} }` : undefined;
}
