import { labelFrom } from '../../assumptions.ts';
import type { GapFinder } from '../gap-finder.ts';

/** What is not shown of errors. */
export function errorGaps(finder: GapFinder) {
  for (const [name, error] of Object.entries(finder.specification.errors))
    for (const key of ['status', 'title'] as const)
      if (error[key] === undefined) finder.add(`error.${key}`, `errors.${name}.${key}`, labelFrom(name));
}
