import { Names } from '../chapters/names.ts';
import { expressionPlaces } from '../chapters/places.ts';
import { namesIn } from '../expressions/expression.ts';
import type { Specification } from '../specification.ts';

/** The facts that rest on each constant, as paths, by its name. */
export function usesOfConstants(specification: Specification): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, Set<string>>();
  const { expressions } = specification;
  for (const { path, source } of expressionPlaces(new Names(specification))) {
    const node = Object.hasOwn(expressions, source) ? expressions[source] : undefined;
    for (const [root, name] of node ? namesIn(node) : []) {
      if (root === 'constants' && name !== undefined) uses.set(name, (uses.get(name) ?? new Set()).add(path));
    }
  }
  return new Map([...uses].map(([name, paths]) => [name, [...paths]]));
}
