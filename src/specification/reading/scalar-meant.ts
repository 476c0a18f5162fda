import type { ProblemCode } from '../problem.ts';
import { numberSaid } from '../vocabulary/words/number-said.ts';

const ofNumbers: ReadonlySet<ProblemCode> = new Set(['fact.limit', 'fact.number', 'fact.whole']);

/** What a text means where a number or a flag is wanted: it stands in quotes, or its number has signs that no document has. */
export function scalarMeant(code: ProblemCode, text: string): string | undefined {
  if (!ofNumbers.has(code) && code !== 'fact.flag') return undefined;
  if (/^(?:true|false|\d+(?:\.\d+)?)$/.test(text)) return text;
  return ofNumbers.has(code) ? numberSaid(text) : undefined;
}
