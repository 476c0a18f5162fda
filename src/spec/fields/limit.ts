import { evaluate } from '../expression.ts';
import type { Specification } from '../specification.ts';

/** Names and values of chapter 9, as expressions see them; one without a value is not there. */
export function constantScope(spec: Specification): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(spec.constants).flatMap(([name, { value }]) =>
      value === undefined || value === null ? [] : [[name, value]],
    ),
  );
}

/** The number that a limit states, itself or through an expression; undefined where it is none or not known. */
export function limitOf(spec: Specification, limit: number | string | null | undefined): number | undefined {
  if (typeof limit !== 'string') return limit ?? undefined;
  const evaluation = evaluate(limit.slice(1), { constants: constantScope(spec) });
  return evaluation.known && typeof evaluation.value === 'number' ? evaluation.value : undefined;
}
