import { type FieldKind, kinds } from './index.ts';
import type { Kind } from './kind.ts';

/** What an answer means, however it is written: a moment in another zone, a length in other units, a time with its seconds. */
export function meantBy(kindName: FieldKind, answer: unknown): unknown {
  if (typeof answer !== 'string' || !isWrittenFreely(kindName)) return answer;
  const kind: Kind = kinds[kindName];
  const meant = kindName === 'dateTime' ? Date.parse(answer) : (kind.measure ?? kind.amount)?.(answer);
  return meant === undefined || Number.isNaN(meant) ? answer : meant;
}

/** Whether the same answer may be written in several ways. */
export function isWrittenFreely(kindName: FieldKind): boolean {
  return kindName === 'dateTime' || kindName === 'duration' || kindName === 'time';
}
