import type { Field, Values } from '../compile/index.ts';
import { isSame } from '../json.ts';

/**
 * Whether a choice stands as it was, and so does all that it is limited by: who left it so did not choose it.
 * @param path of the choice in its record
 */
export function isAsChosen(field: Field, path: readonly string[], before: Values, values: Values): boolean {
  const limits = (field.where?.names ?? []).flatMap(([root, name = '']) => {
    if (root === 'form') return [[name]];
    return root === 'item' ? [[...path.slice(0, -1), name]] : [];
  });
  return [path, ...limits].every((place) => isSame(answerAt(before, place), answerAt(values, place)));
}

/** What a record answers at a path; undefined where it does not. */
export function answerAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inside, step) => (typeof inside === 'object' && inside !== null ? (inside as Values)[step] : undefined),
    values,
  );
}
