import { holdsAlways } from '../../expressions/always.ts';
import type { Checker } from '../checker.ts';
import { sourceOf } from '../places.ts';
import { checkExcluding } from './check-excluding.ts';
import { countsOthers } from './others-counted.ts';

/** Entities, fields and errors that rules name. Their expressions are checked with all others. */
export function checkRules(checker: Checker) {
  const { specification, names } = checker;
  for (const [name, { entity, at, error, checkedBy, assert }] of Object.entries(specification.rules)) {
    const path = `rules.${name}`;
    checker.entity(`${path}.entity`, entity);
    checker.fields(`${path}.at`, entity, at);
    checker.known(`${path}.error`, 'error', error, names.errors);
    const node = typeof assert === 'string' ? specification.expressions[sourceOf(assert)] : undefined;
    if (node && holdsAlways(node)) checker.warn(`${path}.assert`, 'rule.nothing');
    if (node && entity && countsOthers(node, entity)) checker.warn(`${path}.assert`, 'rule.others', { name: entity });
    if (assert === null && checkedBy !== 'server') checker.warn(`${path}.assert`, 'rule.nothing');
  }
  checkExcluding(checker);
}
