/** The middle of several measurements: one that the machine disturbed does not move it. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** What so many of a hundred measurements do not pass. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
