import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';

/** The number that a title begins with. */
export interface Numbered {
  key: ChapterKey;
  /** What sets the number off from the words, included. */
  length: number;
  /** Set off by more than a space, or called a chapter. */
  isClear: boolean;
  /** One Roman numeral of a single letter may be a letter: `I. Introduction`, `V. Index`. */
  isLetter: boolean;
}

const called =
  /(?:(?:chapter|section|part|ch|sec|kapitel|abschnitt|teil|kap|abschn|الفصل|فصل|القسم|قسم|الباب|باب|البند|بند)\.?\s*|第\s*|[§#№]+\s*)/
    .source;
/** Spaces, pictures and marks that cannot be seen. */
const front = /(?:[\s\p{Cf}\p{Extended_Pictographic}]|\ufe0f)*/u.source;
const setOff = /(?:\s*[.):。．：）】\]」、–—]\s*|\s*[章節部編][.):：、]?\s*|\s+-\s+|\s+|$)(?!\d)/.source;
/** A number from 1 to 9, and what sets it off; not `10 Appendix`, `1.1 Scope` or `3D view`. */
const arabic = new RegExp(`^${front}((?:[([（【「]\\s*)?${called}?)0?([1-9])[\\ufe0f\\u20e3]*(${setOff})`, 'iu');
const roman = new RegExp(`^${front}((?:[([（【「]\\s*)?${called}?)(ix|iv|vi{0,3}|i{1,3})(${setOff})`, 'iu');
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** The number of a chapter in front of a title, in the digits of any script. */
export function digitBefore(title: string): Numbered | undefined {
  const found = arabic.exec(latinDigits(title));
  return found ? numbered(found, Number(found[2])) : undefined;
}

/** The same as a Roman numeral. */
export function romanBefore(title: string): Numbered | undefined {
  const found = roman.exec(title);
  const digits = found?.[2] ?? '';
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return found && isOneCase ? numbered(found, romans.indexOf(digits.toLowerCase()) + 1) : undefined;
}

function numbered([all, before = '', digits = '', after = '']: RegExpExecArray, value: number): Numbered | undefined {
  const key = chapterKeys[value - 1];
  return key && { key, length: all.length, isClear: `${before}${after}`.trim() !== '', isLetter: digits.length === 1 };
}

/** The zeros of Arabic, Persian, Devanagari, Bengali, Thai and full-width digits. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
/** The ones of numbers that are a single sign: ① ❶ Ⅰ ⅰ. */
const ones = [0x2460, 0x2776, 0x2160, 0x2170];
const kanji = '一二三四五六七八九';

/** Digits of other scripts as Latin ones; each is one character, so that offsets stay. */
function latinDigits(text: string): string {
  return text
    .replace(/[①-⑨❶-❾Ⅰ-Ⅸⅰ-ⅸ](?!\p{L})/gu, (sign) => String(above(ones, sign) + 1))
    .replace(/[一二三四五六七八九](?=\s*[章節部編、．。.)）：:])/g, (sign) => String(kanji.indexOf(sign) + 1))
    .replace(/\p{Nd}/gu, (digit) => {
      const value = above(zeros, digit);
      return value < 10 ? String(value) : digit;
    });
}

function above(firsts: readonly number[], sign: string): number {
  const code = sign.charCodeAt(0);
  return code - (firsts.toSorted((a, b) => a - b).findLast((first) => first <= code) ?? Number.NEGATIVE_INFINITY);
}

/** What stands in front of the title of a chapter, as another has it in front of its own; nothing where that has no number. */
export function numberLike(title: string, chapter: ChapterKey): string {
  const value = chapterKeys.indexOf(chapter);
  const digit = digitBefore(title);
  if (digit) {
    const before = title.slice(0, digit.length).replace(new RegExp(`^${front}`, 'u'), '');
    const at = latinDigits(before).search(/[1-9]/);
    const sign = before[at] ?? '';
    const like = kanji.includes(sign)
      ? kanji[value]
      : String.fromCharCode(sign.charCodeAt(0) + value + 1 - Number(latinDigits(before)[at]));
    return `${before.slice(0, at)}${like}${before.slice(at + 1)}`;
  }
  const letters = romanBefore(title);
  if (!letters?.isClear) return '';
  return title.slice(0, letters.length).replace(/\b(?:ix|iv|vi{0,3}|i{1,3})\b/i, (found) => {
    const like = romans[value] ?? found;
    return found === found.toUpperCase() ? like.toUpperCase() : like;
  });
}
