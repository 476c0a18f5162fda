/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** True in so many of a hundred. */
  chance(percent: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Some of them, in their order, at least one. */
  some<T>(from: readonly T[], percent?: number): T[];
}

export function randomOf(seed: number): Random {
  let state = seed * 0x9e3779b1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new RangeError('nothing to pick from');
    return from[Math.floor(next() * from.length)] as T;
  };
  const chance = (percent: number) => next() * 100 < percent;
  const some = <T>(from: readonly T[], percent = 50) => {
    const kept = from.filter(() => chance(percent));
    return kept.length > 0 ? kept : [pick(from)];
  };
  return { next, chance, pick, some };
}
