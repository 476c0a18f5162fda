import type { GapFinder } from '../gap-finder.ts';

const usual = ['list', 'read', 'create', 'update'] as const;

/** What is not shown of calls: addresses are assumed, and everything works meanwhile. */
export function callGaps(finder: GapFinder) {
  if (!finder.isStated('calls')) return;
  const { calls, entities } = finder.specification;
  const linked = callsOfTransitions(finder);
  const stated = new Set<string>();
  for (const [name, call] of Object.entries(calls)) {
    const subject = finder.titleOf(name, call);
    const isLinked = linked.has(name);
    if (call.path === undefined) finder.add('call.path', `calls.${name}.path`, subject);
    if (call.entity === undefined && !isLinked) finder.add('call.entity', `calls.${name}.entity`, subject);
    if (call.does === undefined && !isLinked) finder.add('call.does', `calls.${name}.does`, subject);
    stated.add(`${call.entity}\n${call.does}`);
  }
  for (const name of Object.keys(entities)) {
    const missing = usual.filter((does) => !stated.has(`${name}\n${does}`));
    const of = [missing.map((term) => ({ term }))];
    if (missing.length > 0) finder.add('calls.operation', `calls.${name}`, finder.entityTitle(name), { of });
  }
}

function callsOfTransitions({ specification }: GapFinder): ReadonlySet<string> {
  const all = Object.values(specification.lifecycles).flatMap(({ transitions }) => Object.values(transitions ?? {}));
  return new Set(all.flatMap(({ call }) => call ?? []));
}
