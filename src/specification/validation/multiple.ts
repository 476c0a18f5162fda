/** Whether a number is a multiple of a step, as decimals are written: 0.3 is one of 0.1. */
export function isMultiple(value: number, step: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const [a, b] = [decimal(value), decimal(step)];
  if (!a || !b) return false;
  const places = Math.max(a.places, b.places);
  const divisor = b.digits * 10n ** BigInt(places - b.places);
  return divisor !== 0n && (a.digits * 10n ** BigInt(places - a.places)) % divisor === 0n;
}

/** A number as digits and how many of them stand behind the point. Beyond 15 digits stands what binary fractions leave over. */
function decimal(value: number): { digits: bigint; places: number } | undefined {
  const [mantissa = '', exponent = '0'] = String(Number(value.toPrecision(15))).split('e');
  if (!/^-?\d+(\.\d+)?$/.test(mantissa)) return undefined;
  const [whole = '', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}
