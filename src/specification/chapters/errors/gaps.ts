import type { GapFinder } from '../gap-finder.ts';
import type { ErrorFacts } from './vocabulary.ts';

/** What is not shown of errors. */
export function errorGaps(finder: GapFinder) {
  const { errors, rules, calls } = finder.specification;
  const raised = new Set([
    ...Object.values(rules).map(({ error }) => error),
    ...Object.values(calls).flatMap((call) => call.errors ?? []),
  ]);
  const isAsked = finder.isStated('rules') || finder.isStated('calls');
  for (const [name, error] of Object.entries(errors)) {
    for (const key of ['status', 'title'] as const)
      if (error[key] === undefined) finder.add(`error.${key}`, `errors.${name}.${key}`, finder.titleOf(name));
    if (isAsked && !raised.has(name) && !comesByItself(error))
      finder.add('error.raised', `errors.${name}`, finder.titleOf(name));
  }
}

/** Whether any call may fail so, without being asked for it: too many of them, a server that is down. */
function comesByItself({ status }: ErrorFacts): boolean {
  return typeof status === 'number' && (status === 429 || status >= 500);
}
