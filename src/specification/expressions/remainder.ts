/**
 * What is left of a number divided by another, counted in tens: of 0.3 by 0.1 nothing, which it is not where it is counted in twos.
 * @returns undefined where the divisor is zero, or one of them is no finite number
 */
export function remainder(value: number, divisor: number): number | undefined {
  if (divisor === 0) return undefined;
  if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor)) return (value % divisor) + 0;
  const [a, b] = [digitsOf(value), digitsOf(divisor)];
  if (!a || !b) return undefined;
  const places = Math.max(a.places, b.places);
  const scaled = ({ digits, places: own }: typeof a) => digits * 10n ** BigInt(places - own);
  const by = scaled(b);
  return by === 0n ? undefined : Number(`${scaled(a) % by}e${-places}`);
}

/** A number as digits and how many of them stand behind the point. Beyond 15 digits stands what binary fractions leave over. */
function digitsOf(value: number): { digits: bigint; places: number } | undefined {
  const [mantissa = '', exponent = '0'] = String(Number(value.toPrecision(15))).split('e');
  if (!/^-?\d+(\.\d+)?$/.test(mantissa)) return undefined;
  const [whole = '', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}
