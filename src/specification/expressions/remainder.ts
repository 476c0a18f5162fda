import { decimal } from './values.ts';

/** More digits than that a number does not have. */
const finest = 1e15;

/**
 * What is left of a number divided by another, counted in tens: of 0.3 by 0.1 nothing, which it is not where it is counted in twos.
 * @returns undefined where the divisor is zero, or one of them is no finite number
 */
export function remainder(value: number, divisor: number): number | undefined {
  if (divisor === 0 || !Number.isFinite(value + divisor)) return undefined;
  const whole = (scale: number) => [value, divisor].map((one) => decimal(one * scale));
  let scale = 1;
  while (scale < finest && !whole(scale).every(Number.isInteger)) scale *= 10;
  const [a = 0, b = 1] = whole(scale);
  return (a % b) / scale + 0;
}
