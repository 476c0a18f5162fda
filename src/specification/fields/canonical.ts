/** A text that two answers have in common exactly where they are the same: what is not answered is as if it were not there. */
export function canonical(answer: unknown): string {
  if (Array.isArray(answer)) return `[${answer.map(canonical).join(',')}]`;
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer) ?? 'null';
  const entries = Object.entries(answer).filter(([, value]) => value !== null && value !== undefined && value !== '');
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`).join(',')}}`;
}
