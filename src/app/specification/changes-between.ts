import { isLeaf } from '#app/facts';
import { parseKept } from '#app/settings';
import { chapterKeys, fnv1a, isObject, type Specification } from '#specification';

/**
 * The single facts of a document by their paths, each as a short mark of what it says; an entry of a list is one fact, called by
 * that mark, wherever it stands among the others: `access.permissions.#1x2y3z`.
 */
export type Seen = Readonly<Record<string, string>>;

export interface FactChange {
  kind: 'added' | 'changed' | 'removed';
  path: string;
}

/** What a document says now. */
export function seenOf(specification: Specification): Seen {
  return Object.fromEntries(
    chapterKeys.flatMap((key) => factsIn(key, specification[key]).map(({ name, mark }) => [name, mark])),
  );
}

interface MarkedFact {
  name: string;
  mark: string;
  /** Where it stands now. */
  path: string;
}

function factsIn(path: string, value: unknown): MarkedFact[] {
  if (value === undefined) return [];
  if (isLeaf(value) || typeof value !== 'object' || value === null) return [{ name: path, mark: markOf(value), path }];
  if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, inner]) => factsIn(`${path}.${key}`, inner));
  return value.map((entry, index) => ({ name: `${path}.#${markOf(entry)}`, mark: '', path: `${path}.${index}` }));
}

const listOf = (name: string) => /^(.+)\.#[^.]*$/.exec(name)?.[1];

/** What came, went and says something else, in the order of the document; where an entry of a list went and one came, it says something else. */
export function changesBetween(before: Seen, specification: Specification): FactChange[] {
  const now = new Map(chapterKeys.flatMap((key) => factsIn(key, specification[key])).map((fact) => [fact.name, fact]));
  const gone = Object.keys(before).filter((name) => !now.has(name));
  const changes = [...now.values()].flatMap(({ name, mark, path }): FactChange[] => {
    if (Object.hasOwn(before, name)) return before[name] === mark ? [] : [{ kind: 'changed', path }];
    const list = listOf(name);
    const instead = list === undefined ? -1 : gone.findIndex((other) => listOf(other) === list);
    if (instead < 0) return [{ kind: 'added', path }];
    gone.splice(instead, 1);
    return [{ kind: 'changed', path }];
  });
  return [...changes, ...gone.map((name): FactChange => ({ kind: 'removed', path: listOf(name) ?? name }))];
}

/** What was kept; undefined where it cannot be read. */
export function parseSeen(kept: string): Seen | undefined {
  const found = parseKept(kept);
  return isSeen(found) ? found : undefined;
}

function isSeen(found: unknown): found is Seen {
  return isObject(found) && Object.values(found).every((mark) => typeof mark === 'string');
}

/** Short, so that a document of thousands of facts fits into what a browser keeps. */
function markOf(value: unknown): string {
  return fnv1a(JSON.stringify(value)).toString(36);
}
