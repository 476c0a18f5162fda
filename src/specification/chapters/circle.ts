/** What each name leads to. */
export type Ways = ReadonlyMap<string, readonly string[]>;

/** The names from which a way leads back to themselves, or that lie between two such. */
export function inCircles(ways: Ways): Set<string> {
  return withWayOn(withWayOn(new Set(ways.keys()), ways), reversed(ways));
}

const shownSteps = 6;

/** The way from a name back to itself, as far as a sentence can hold it. */
export function wayRound(start: string, circles: ReadonlySet<string>, ways: Ways): string {
  const way = [start];
  for (let at = start; way.length <= shownSteps; ) {
    const next = ways.get(at)?.find((name) => circles.has(name));
    if (next === undefined) break;
    way.push(next);
    if (next === start) break;
    at = next;
  }
  return [...way.slice(0, shownSteps), ...(way.length > shownSteps ? ['…'] : [])].join(' → ');
}

function reversed(ways: Ways): Ways {
  const found = new Map<string, string[]>();
  for (const [name, next] of ways) for (const to of next) push(found, to, name);
  return found;
}

/** Takes away whatever has no way on, until all that is left has one. */
function withWayOn(names: ReadonlySet<string>, ways: Ways): Set<string> {
  const left = new Set(names);
  const counts = new Map<string, number>();
  const back = new Map<string, string[]>();
  for (const name of names) {
    const next = [...new Set(ways.get(name))].filter((to) => names.has(to));
    counts.set(name, next.length);
    for (const to of next) push(back, to, name);
  }
  const done = [...names].filter((name) => counts.get(name) === 0);
  for (let name = done.pop(); name !== undefined; name = done.pop()) {
    left.delete(name);
    for (const before of back.get(name) ?? []) {
      const count = (counts.get(before) ?? 0) - 1;
      counts.set(before, count);
      if (count === 0) done.push(before);
    }
  }
  return left;
}

function push(lists: Map<string, string[]>, key: string, value: string) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
