const nothing = 'null';

/** A text that two answers have in common exactly where they say the same: what is not answered is as if it were not there, also inside of an answer. */
export function canonical(answer: unknown): string {
  if (Array.isArray(answer)) return `[${answer.map(canonical).join(',')}]`;
  if (typeof answer !== 'object' || answer === null)
    return answer === '' ? nothing : (JSON.stringify(answer) ?? nothing);
  const parts = Object.entries(answer).flatMap(([name, value]) => {
    const said = canonical(value);
    return said === nothing ? [] : [`${JSON.stringify(name)}:${said}`];
  });
  return parts.length === 0 ? nothing : `{${parts.sort().join(',')}}`;
}

/** Whether two answers say the same. */
export const isAlike = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);
