import type { GapFinder } from '../gap-finder.ts';

/** What is not shown of states and of what leads from one to another. */
export function lifecycleGaps(finder: GapFinder) {
  for (const [entity, lifecycle] of Object.entries(finder.specification.lifecycles)) {
    const at = `lifecycles.${entity}`;
    const subject = finder.entityTitle(entity);
    const waits = { blocks: finder.screensOf(entity) };
    for (const key of ['field', 'initial', 'states', 'transitions'] as const)
      if (lifecycle[key] === undefined) finder.add(`lifecycle.${key}`, `${at}.${key}`, subject, waits);
    for (const [name, transition] of Object.entries(lifecycle.transitions ?? {})) {
      const what = `${subject} · ${finder.titleOf(name, transition)}`;
      for (const key of ['from', 'to'] as const)
        if (transition[key] === undefined)
          finder.add(`transition.${key}`, `${at}.transitions.${name}.${key}`, what, waits);
    }
  }
}
