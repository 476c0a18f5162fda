import { isMap } from '../chapters/facts.ts';

export type Steps = readonly (string | number)[];

/** What stands at the end of steps, or as far as they lead: a lone item stands for its list. */
export function inputAt(root: unknown, steps: Steps): unknown {
  let at = root;
  for (const step of steps) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) break;
    at = Array.isArray(at) ? at[Number(step)] : isMap(at) ? at[step] : undefined;
  }
  return at;
}
