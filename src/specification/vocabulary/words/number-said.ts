/** Between two groups of digits: a point, a comma, an apostrophe, a space that may be narrow, what Arabic puts there. */
const between = /[.,'’\s٫٬]/u;
const grouped = new RegExp(`^-?\\d+(?:${between.source}\\d+)+$`, 'u');
/** The nought of the other digits that documents are written with. */
const noughts = [0x0660, 0x06f0, 0xff10];

/**
 * A number that is written as people write it, `10,5`, `1.000,50`, `1,000`, `١٢`, as a document writes it; undefined where
 * it is none, or is written so already.
 */
export function numberSaid(written: string): string | undefined {
  const text = written.trim().replace(/[٠-٩۰-۹０-９]/gu, digit);
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return text === written ? undefined : text;
  if (!grouped.test(text)) return undefined;
  const signs = [...text].filter((sign) => between.test(sign));
  const last = signs.at(-1) ?? '';
  const [, ...groups] = text.split(between);
  const isFraction = signs.indexOf(last) === signs.length - 1 && /[.,٫]/.test(last) && !isThousands(groups, last);
  const whole = isFraction ? groups.slice(0, -1) : groups;
  if (!whole.every((group) => group.length === 3)) return undefined;
  const digits = text.split(between).join('');
  const fraction = isFraction ? (groups.at(-1)?.length ?? 0) : 0;
  return fraction > 0 ? `${digits.slice(0, -fraction)}.${digits.slice(-fraction)}` : digits;
}

/** Three digits behind one comma are thousands, `1,000`; behind a point they are a fraction already. */
const isThousands = (groups: readonly string[], sign: string) =>
  groups.length === 1 && sign === ',' && groups[0]?.length === 3;

function digit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  return String(code - (noughts.findLast((nought) => nought <= code) ?? code));
}

/** `5.000`: nobody writes a fraction down to a last nought, and half of Europe writes thousands so. */
export const likeThousands = /^-?[1-9]\d{0,2}\.\d\d0$/;

const inWords = /(?<![\p{L}\d.,:/([-])-?\d+(?:[.,]\d+)+(?![\p{L}\d]|[.,:/-]\d)/gu;
const behindLimit =
  /(?:min|max|imum|imal|least|most|than|to|bis|ab|zu|höchstens|mindestens|default|standard|vorgabe|[<>=≤≥])[.:]? ?$/iu;

/** Words with their numbers as a document writes them: `max 10,5` with a point; `1,2` are two, but for where a limit is said. */
export const plainNumbers = (text: string): string =>
  text.replace(inWords, (number, at: number) => {
    const isLimit = behindLimit.test(text.slice(Math.max(at - 20, 0), at));
    if (isLimit && likeThousands.test(number)) return number.replace('.', '');
    return isLimit || !/^\d,\d$/.test(number) ? (numberSaid(number) ?? number) : number;
  });
