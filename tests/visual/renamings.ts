import type { Decision } from './decisions.ts';
import type { Change } from './results.ts';

interface Renamed {
  renamed: Omit<Decision, 'id'>[];
  /** What is new or gone all the same. */
  others: Change[];
}

/** A story that is gone and one that is new with the same pictures are one story under another name. */
export function renamings(created: readonly Change[], removed: readonly Change[]): Renamed {
  const gone = Map.groupBy(removed, ({ story }) => story);
  const renamed = new Map<string, Change[]>();
  const others: Change[] = [];
  for (const fresh of Map.groupBy(created, ({ story }) => story).values()) {
    const [before] = [...gone.values()]
      .map((old) => ({ old, same: sameIn(fresh, old) }))
      .filter(({ same }) => same * 2 >= fresh.length && same > 0)
      .sort((a, b) => b.same - a.same);
    const [now, was] = [fresh[0], before?.old[0]];
    if (!before || !now || !was) {
      others.push(...fresh);
      continue;
    }
    gone.delete(was.story);
    const says = words(was.title, now.title);
    renamed.set(says, [...(renamed.get(says) ?? []), ...fresh, ...before.old]);
  }
  others.push(...[...gone.values()].flat());
  return { renamed: [...renamed].map(([says, changes]) => ({ kind: 'renamed', says, changes })), others };
}

function sameIn(fresh: readonly Change[], old: readonly Change[]): number {
  return fresh.filter(({ mode, hash }) => hash && old.some((other) => other.mode === mode && other.hash === hash))
    .length;
}

/** A title stands for all of its stories; where it is the same, the story has the other name. */
function words(before: string, after: string): string {
  const [was = '', now = ''] = [before, after].map((title) => title.split(': ')[0]);
  return was === now ? `${before} → ${after}` : `${was} → ${now}`;
}
