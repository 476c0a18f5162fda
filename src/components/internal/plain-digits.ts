/** As wide as a Japanese letter: they are the same signs. A small two above the line is not. */
const fullWidth = /[\uff01-\uff5e\u3000]/g;

/** Digits of any script as those of Latin script, as a keyboard of that language types them; without marks that only turn the direction. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(fullWidth, (sign) => sign.normalize('NFKC'))
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of a script in a row. */
function digitOf(code: number): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}
