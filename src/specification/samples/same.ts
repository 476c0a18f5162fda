/** Whether two answers are the same: what is not answered is as if it were not there. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  return written(a) === written(b);
}

/** The same text for answers that are the same. */
export function written(answer: unknown): string {
  if (Array.isArray(answer)) return `[${answer.map(written).join()}]`;
  if (typeof answer !== 'object' || answer === null) return answer === '' ? 'null' : (JSON.stringify(answer) ?? 'null');
  const entries = Object.entries(answer).filter(([, value]) => written(value) !== 'null');
  const parts = entries.map(([name, value]) => `${JSON.stringify(name)}:${written(value)}`).sort();
  return parts.length === 0 ? 'null' : `{${parts.join()}}`;
}
