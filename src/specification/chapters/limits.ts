import type { LimitName } from '../compile/field.ts';
import { Expression } from '../expressions/expression.ts';
import { fits, sizeOf } from '../expressions/regular.ts';
import type { Scope } from '../expressions/scope.ts';
import { structure, type Value } from '../expressions/values.ts';
import { zoneOf } from '../expressions/zone.ts';
import { boundIn } from '../fields/bound.ts';
import type { Specification } from '../specification.ts';
import type { FieldFacts } from './entities/vocabulary.ts';
import { sourceOf } from './places.ts';

/** What answers that a document gives are held against. */
export interface Limits {
  /** The number that a limit of a field states, itself or through constants. */
  of: (field: FieldFacts, key: LimitName) => number | undefined;
  /** Whether a text fits a pattern; undefined where that is not known. */
  fits: (pattern: string, text: string) => boolean | undefined;
}

/** What a reading may spend on holding texts against patterns: steps, each some 40 ns. What goes beyond is only refused in forms. */
const mostSteps = 10_000_000;
/** What compiling a part of a pattern takes, in steps. */
const compiling = 45;

/** How limits are looked up, once the expressions of a document have been read. */
export function limitsOf({ constants, expressions }: Specification): Limits {
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
    return boundIn(value);
  };
  const of: Limits['of'] = (field, key) => {
    const written = field[key];
    if (typeof written !== 'string') return written ?? undefined;
    if (!written.startsWith('=')) return boundIn(written);
    const source = sourceOf(written);
    if (!known.has(source)) known.set(source, evaluate(source));
    return known.get(source);
  };
  let steps = 0;
  const sizes = new Map<string, number>();
  return {
    of,
    fits: (pattern, text) => {
      const size = sizes.get(pattern) ?? sizeOf(pattern);
      const more = size * (text.length + (sizes.has(pattern) ? 0 : compiling));
      if (steps + more > mostSteps) return undefined;
      steps += more;
      sizes.set(pattern, size);
      return fits(pattern, text);
    },
  };
}
