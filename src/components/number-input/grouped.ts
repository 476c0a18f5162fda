import { plainDigits } from '#components/internal';
import { numberIn } from './number-in.ts';
import { signsOf } from './signs.ts';

/** A text with the caret in it. */
export interface Typed {
  text: string;
  caret: number;
}

/** Sets thousands apart in a number while it is typed; the caret stays behind the digit that it was behind. */
export function regrouped({ text, caret }: Typed, before: string, locale: string, deleted?: 'forward'): Typed {
  const { group } = signsOf(locale);
  // Who sets them apart by hand knows where; only what was set apart here, or not yet at all, is.
  if (!group || (text.includes(group) && before !== grouped(before, locale))) return { text, caret };
  if (count(text, group) > count(before, group)) return { text, caret };
  const next = grouped(text, locale);
  if (next === undefined) return { text, caret };
  const isSign = (character: string) => character !== group;
  const passed = [...text.slice(0, caret)].filter(isSign).length;
  let at = 0;
  for (let left = passed; left > 0 && at < next.length; at++) if (isSign(next[at] ?? '')) left--;
  // Deleting forwards over what sets thousands apart goes on behind it.
  return { text: next, caret: deleted === 'forward' && next === before && next[at] === group ? at + 1 : at };
}

/** A number with its thousands set apart; undefined where it is none as the language writes it, `1.000,50` in English. */
function grouped(text: string, locale: string): string | undefined {
  const { group, decimal } = signsOf(locale);
  const [, sign = '', before = '', fraction = ''] =
    new RegExp(`^([-+]?)((?:\\p{Nd}|${escaped(group)})*)(${escaped(decimal)}\\p{Nd}*)?$`, 'u').exec(text) ?? [];
  const whole = before.replaceAll(group, '');
  const number = numberIn(whole, locale);
  // What is too long, or begins with zeros, keeps its digits.
  const isShort = !Number.isNaN(number) && String(number).length === whole.length && whole.length <= 15;
  if (whole === '') return undefined;
  return isShort ? `${sign}${new Intl.NumberFormat(locale).format(number)}${fraction}` : `${sign}${whole}${fraction}`;
}

/** How many decimals a number is typed with, but for zeros at the end; none where it goes on as no number of the language does. */
export function decimalsIn(text: string, locale: string): number {
  const [, fraction = ''] = text.split(signsOf(locale).decimal);
  const digits = plainDigits(fraction).trimEnd();
  return /^\d*$/.test(digits) ? digits.replace(/0+$/, '').length : 0;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function escaped(sign: string): string {
  return sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
