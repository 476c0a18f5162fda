import type { LimitName } from '../compile/field.ts';
import { Expression } from '../expressions/expression.ts';
import type { Scope } from '../expressions/scope.ts';
import { structure, type Value } from '../expressions/values.ts';
import { zoneOf } from '../expressions/zone.ts';
import type { Specification } from '../specification.ts';
import type { FieldFacts } from './entities/vocabulary.ts';
import { sourceOf } from './places.ts';

/** The number that a limit of a field states, itself or through constants. */
export type LimitOf = (field: FieldFacts, key: LimitName) => number | undefined;

/** How limits are looked up, once the expressions of a document have been read. */
export function limitsOf({ constants, expressions }: Specification): LimitOf {
  const values = Object.entries(constants).flatMap(([name, { value }]): [string, Value][] =>
    value === undefined || value === null ? [] : [[name, value]],
  );
  const root = structure(values);
  const scope: Scope = {
    now: new Date(),
    zone: zoneOf(undefined),
    root: (name) => (name === 'constants' ? root : undefined),
  };
  const known = new Map<string, number | undefined>();
  const evaluate = (source: string): number | undefined => {
    const node = Object.hasOwn(expressions, source) ? expressions[source] : undefined;
    const value = node && new Expression(source, node).evaluate(scope);
    return typeof value === 'number' ? value : undefined;
  };
  return (field, key) => {
    const written = field[key];
    if (typeof written !== 'string') return written ?? undefined;
    const source = sourceOf(written);
    if (!known.has(source)) known.set(source, evaluate(source));
    return known.get(source);
  };
}
