import type { Field } from '../compile/field.ts';

/** What an answer means, however it is written: a moment in another zone, a length in other units, a time with its seconds. */
export function meantBy({ kind, kindName }: Pick<Field, 'kind' | 'kindName'>, answer: unknown): unknown {
  if (typeof answer !== 'string' || !isWrittenFreely({ kindName })) return answer;
  const meant = kindName === 'dateTime' ? Date.parse(answer) : (kind.measure ?? kind.amount)?.(answer);
  return meant === undefined || Number.isNaN(meant) ? answer : meant;
}

/** Whether the same answer may be written in several ways. */
export function isWrittenFreely({ kindName }: Pick<Field, 'kindName'>): boolean {
  return kindName === 'dateTime' || kindName === 'duration' || kindName === 'time';
}
