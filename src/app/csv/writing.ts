/** How a file writes numbers and days: as its reader does, or as what separates its cells tells. */
export interface Writing {
  /** BCP 47: the language of who reads it. */
  locale: string;
  /** Where decimals begin with a comma, cells are separated by semicolons. */
  delimiter: string;
}

const zeros = [0x0660, 0x06f0, 0xff10];

/** Digits of every script as ASCII has them, without marks that only turn the direction. */
export function plainDigits(written: string): string {
  return written
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (zeros.findLast((zero) => code >= zero) ?? code));
    })
    .trim();
}
