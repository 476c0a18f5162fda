/** So many steps a scale has, or one more where it begins below nothing. */
const steps = 4;

/** The round figures of a scale, evenly apart, from at or below the least to at or above the greatest. */
export function ticksOf(least: number, greatest: number, isWhole: boolean): number[] {
  const raw = (greatest - least) / steps;
  const power = 10 ** Math.floor(Math.log10(raw));
  const sizes = [1, 2, 2.5, 5, 10].map((one) => one * power);
  const step = sizes.find((size) => size >= raw && (!isWhole || Number.isInteger(size))) ?? 1;
  const first = Math.floor(least / step);
  const length = Math.ceil(greatest / step) - first + 1;
  // What is added up of tenths is none: 0.1 + 0.2.
  return Array.from({ length }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** Of so many points each is named. */
const few = 7;

/** Which of so many points are named: the first, the last, and some between, as far from one another where that can be. */
export function namedOf(count: number): number[] {
  const last = count - 1;
  const gaps = count <= few ? Math.max(last, 0) : ([6, 5, 4].find((gaps) => last % gaps === 0) ?? 4);
  return Array.from({ length: gaps + 1 }, (_, at) => (gaps === 0 ? 0 : Math.round((at * last) / gaps)));
}
