const digit = '[0-9٠-٩۰-۹０-９]';
const written = new RegExp(`^[+＋]?(?:${digit}|[\\s()./-])+(?:(?:ext\\.?|x|#)\\s*${digit}{1,6})?$`, 'i');
const digits = new RegExp(digit, 'g');

/**
 * Whether a text is a telephone number, as E.123 writes them and people do: digits with what sets them apart, a plus before
 * them, an extension behind. No number is looked up: that it could be dialled is all that is said.
 */
export function isPhone(text: string): boolean {
  return written.test(text.trim()) && (text.match(digits)?.length ?? 0) >= 3;
}

/** The address that dials a number, without its extension. */
export function dialled(text: string): string {
  const [number = ''] = text.split(/[ex#]/i);
  // Each of these scripts begins its digits at a multiple of sixteen.
  const plain = (number.match(digits) ?? []).map((one) => (one.codePointAt(0) ?? 0) & 15).join('');
  return `tel:${/^\s*[+＋]/.test(text) ? '+' : ''}${plain}`;
}
