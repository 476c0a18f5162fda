import { chapterKeys, fnv1a, type Specification } from '#specification';
import { isLeaf } from './count-facts.ts';

/** The single facts of a document by their paths, each as a short mark of what it says. */
export type Seen = Readonly<Record<string, string>>;

export interface FactChange {
  kind: 'added' | 'changed' | 'removed';
  path: string;
}

/** What a document says now. */
export function seenOf(specification: Specification): Seen {
  const found: Record<string, string> = {};
  const walk = (path: string, value: unknown) => {
    if (value === undefined) return;
    if (isLeaf(value) || typeof value !== 'object' || value === null) found[path] = markOf(value);
    else for (const [key, inner] of Object.entries(value)) walk(`${path}.${key}`, inner);
  };
  for (const key of chapterKeys) walk(key, specification[key]);
  return found;
}

/** What came, went and says something else, in the order of the document. */
export function changesBetween(before: Seen, now: Seen): FactChange[] {
  const changes = Object.keys(now).flatMap((path): FactChange[] => {
    if (!Object.hasOwn(before, path)) return [{ kind: 'added', path }];
    return before[path] === now[path] ? [] : [{ kind: 'changed', path }];
  });
  const gone = Object.keys(before).filter((path) => !Object.hasOwn(now, path));
  return [...changes, ...gone.map((path): FactChange => ({ kind: 'removed', path }))];
}

/** What was kept; undefined where it cannot be read. */
export function parseSeen(kept: string): Seen | undefined {
  try {
    const found: unknown = JSON.parse(kept);
    const isMarks =
      typeof found === 'object' && found !== null && Object.values(found).every((mark) => typeof mark === 'string');
    return isMarks ? (found as Seen) : undefined;
  } catch {
    return undefined;
  }
}

/** Short, so that a document of thousands of facts fits into what a browser keeps. */
function markOf(value: unknown): string {
  return fnv1a(JSON.stringify(value)).toString(36);
}
