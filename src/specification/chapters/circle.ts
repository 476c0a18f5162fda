/** What each name leads to. */
export type Ways = ReadonlyMap<string, readonly string[]>;

/** The names from which a way leads back to themselves, each with one that stands for its circle. */
export type Circles = ReadonlyMap<string, string>;

/** The circles that there are: strongly connected components, as Kosaraju finds them. */
export function inCircles(ways: Ways): Circles {
  const back = reversed(ways);
  const found = new Map<string, string>();
  const placed = new Set<string>();
  for (const name of walked([...ways.keys()], ways, new Set()).reverse()) {
    const circle = walked([name], back, placed);
    const isOne = circle.length > 1 || ways.get(name)?.includes(name);
    if (isOne) for (const one of circle) found.set(one, name);
  }
  return found;
}

const shownSteps = 6;

/** The shortest way from a name back to itself; of one that no sentence can hold, the beginning. */
export function wayRound(start: string, circles: Circles, ways: Ways): string {
  const known = new Set<string>();
  const isOnward = (name: string) => circles.get(name) === circles.get(start) && !known.has(name);
  let begun = [[start]];
  for (let steps = 1; steps < shownSteps; steps++) {
    const further: string[][] = [];
    for (const way of begun) {
      for (const name of ways.get(way.at(-1) ?? '')?.filter(isOnward) ?? []) {
        if (name === start) return [...way, name].join(' → ');
        known.add(name);
        further.push([...way, name]);
      }
    }
    begun = further;
  }
  return [...(begun[0] ?? []), '…'].join(' → ');
}

function reversed(ways: Ways): Ways {
  const found = new Map<string, string[]>();
  for (const name of ways.keys()) found.set(name, []);
  for (const [name, next] of ways) for (const to of next) found.get(to)?.push(name);
  return found;
}

/** All that is reached and was not before, each behind all that it leads to. */
function walked(starts: readonly string[], ways: Ways, known: Set<string>): string[] {
  const done: string[] = [];
  const path: { name: string; next: Iterator<string> }[] = [];
  const enter = (name: string) => {
    if (known.has(name) || !ways.has(name)) return;
    known.add(name);
    path.push({ name, next: (ways.get(name) ?? []).values() });
  };
  for (const start of starts) {
    enter(start);
    for (let at = path.at(-1); at; at = path.at(-1)) {
      const { value, done: isOver } = at.next.next();
      if (!isOver) enter(value);
      else if (path.pop()) done.push(at.name);
    }
  }
  return done;
}
