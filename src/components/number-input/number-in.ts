import { NumberParser } from '@internationalized/number';
import { plainDigits } from '#components/internal';
import { signsOf } from './signs.ts';

// Made once: each takes longer to make than its input to draw.
const parsers = new Map<string, NumberParser>();

function parserOf(locale: string): NumberParser {
  const parser = parsers.get(locale) ?? new NumberParser(locale, { maximumFractionDigits: 10 });
  parsers.set(locale, parser);
  return parser;
}

/** The number that a text is, with the sign of a currency or without; NaN where it is none, or could be two. */
export function numberIn(written: string, locale: string): number {
  const number = withoutSpaces(plain(written, locale).replace(/^\s*\p{Sc}|\p{Sc}\s*$/gu, ''));
  if (number === undefined) return Number.NaN;
  const text = withOwnGroups(number, locale);
  const own = isGrouped(text, locale) ? parserOf(locale).parse(text) : Number.NaN;
  return Number.isNaN(own) ? otherwise(text) : own;
}

/** With the digits and signs that stand on every keyboard: whoever writes them in others writes the same number. */
function plain(written: string, locale: string): string {
  const { group, decimal } = plainSignsOf(locale);
  return plainDigits(written.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)))
    .replaceAll('\u2212', '-')
    .replaceAll('\u066b', decimal)
    .replaceAll('\u066c', group);
}

/** What sets thousands and decimals apart where the language is written with plain digits. */
function plainSignsOf(locale: string) {
  const known = plainLocales.get(locale) ?? new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
  plainLocales.set(locale, known);
  return signsOf(known);
}

const plainLocales = new Map<string, string>();

const spaced = /\p{Nd}[\s'’]+\p{Nd}/u;
const spacedRight = /^\s*[-+\p{Cf}]*\p{Nd}{1,3}([\s'’])\p{Nd}{3}(?:\1\p{Nd}{3})*(?:[.,٫]\p{Nd}*)?\s*$/u;

/** Spaces and apostrophes set thousands apart in any language; undefined where they stand elsewhere: `12 5` could be two. */
function withoutSpaces(text: string): string | undefined {
  if (!spaced.test(text)) return text;
  return spacedRight.test(text) ? text.replaceAll(/(?<=\p{Nd})[\s'’](?=\p{Nd})/gu, '') : undefined;
}

/** Of decimals behind a comma, thousands are set apart by points too, as amounts are in Austria where numbers are not. */
function withOwnGroups(text: string, locale: string): string {
  const { group, decimal } = plainSignsOf(locale);
  const isByPoints = decimal === ',' && group !== '.' && /^\s*[-+]?\d{1,3}(?:\.\d{3})+(?:,\d*)?\s*$/.test(text);
  return isByPoints ? text.replaceAll('.', '') : text;
}

/** A number as another language writes it: `12,50` is no twelve hundred and fifty, wherever a comma sets thousands apart. */
function otherwise(text: string): number {
  // Thousands are set apart already: the same sign once more, before one or two digits, begins the decimals.
  const again = /^\s*([-+]?\d{1,3}(?:([.,])\d{3})+)\2(\d{1,2})\s*$/.exec(text);
  if (again) return Number(`${again[1]?.replace(/[.,]/g, '')}.${again[3]}`);
  const written = /^\s*([-+]?)(\d+|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,))[.,](\d+)\s*$/.exec(text);
  const [, sign, whole = '', fraction] = written ?? [];
  return fraction === undefined ? Number.NaN : Number(`${sign}${whole.replace(/[.,]/g, '')}.${fraction}`);
}

/** Whether the separators of thousands stand where they belong. */
function isGrouped(text: string, locale: string): boolean {
  const { group, decimal } = plainSignsOf(locale);
  if (!group || !text.includes(group)) return true;
  const [whole = '', ...fraction] = text.trim().split(decimal);
  const [first = '', ...groups] = whole.replace(/^[-+]/, '').split(group);
  return (
    first.length >= 1 &&
    first.length <= 3 &&
    groups.every((digits) => /^\d{2,3}$/.test(digits)) &&
    groups.at(-1)?.length === 3 &&
    !fraction.join('').includes(group)
  );
}
