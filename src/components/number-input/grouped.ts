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
  const next = grouped(text.replaceAll(group, ''), locale);
  const isSign = (character: string) => character !== group;
  const passed = [...text.slice(0, caret)].filter(isSign).length;
  let at = 0;
  for (let left = passed; left > 0 && at < next.length; at++) if (isSign(next[at] ?? '')) left--;
  // Deleting forwards over what sets thousands apart goes on behind it.
  return { text: next, caret: deleted === 'forward' && next === before && next[at] === group ? at + 1 : at };
}

function grouped(text: string, locale: string): string {
  const { group, decimal } = signsOf(locale);
  const [, sign = '', whole = '', fraction = ''] =
    new RegExp(`^([-+]?)(\\p{Nd}{1,15})(${escaped(decimal)}\\p{Nd}*)?$`, 'u').exec(text.replaceAll(group, '')) ?? [];
  const number = numberIn(whole, locale);
  const isPlain = whole !== '' && !Number.isNaN(number) && String(number).length === whole.length;
  return isPlain ? `${sign}${new Intl.NumberFormat(locale).format(number)}${fraction}` : text;
}

/** How many decimals a number is typed with, but for zeros at the end. */
export function decimalsIn(text: string, locale: string): number {
  const [, fraction = ''] = text.split(signsOf(locale).decimal);
  return plainDigits(fraction).trimEnd().replace(/0+$/, '').length;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function escaped(sign: string): string {
  return sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
