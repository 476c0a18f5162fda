import { chapterKeys, positionAt, type Specification } from '#specification';

/** A fact that one version of a document states otherwise than another. */
export interface ChangedFact {
  /** As in `entities.repair.fields.number.label`. */
  path: string;
  /** In the later version; in the earlier one where it is gone. */
  line: number;
  /** For a person: what became of it, and where it stands. */
  says: string;
}

/** What two versions of a document state differently, at the deepest place where they differ. */
export function changedFacts(before: Specification, after: Specification): ChangedFact[] {
  const facts = chapterKeys.flatMap((key) => differing(before[key], after[key], key));
  const prose = after.chapters.flatMap(({ key, prose: now, line = 1 }, index): ChangedFact[] => {
    const was = before.chapters[index];
    return isSame(was?.prose, now) && was?.title === after.chapters[index]?.title
      ? []
      : [{ path: key, line, says: `what ${key} says in words (line ${line})` }];
  });
  const heading = before.heading === after.heading ? [] : [{ path: 'purpose', line: 1, says: 'the heading (line 1)' }];
  return [...heading, ...facts.map(told), ...prose];

  function told({ path, was, is }: Difference): ChangedFact {
    const { line } = positionAt((is === undefined ? before : after).positions, path);
    const where = `line ${line}${is === undefined ? ' of the earlier one' : ''}`;
    const what = is === undefined ? 'is gone' : was === undefined ? 'is new' : `${short(was)} → ${short(is)}`;
    return { path, line, says: `${path}: ${what} (${where})` };
  }
}

/** What of the facts a page is about; all of them where none names it, as any could show there. */
export function factsOf(
  page: { screen?: string; entity?: string; chapter?: string },
  facts: readonly ChangedFact[],
  { before, after }: { before: Specification; after: Specification },
): ChangedFact[] {
  const weights = facts.map(({ path }) => {
    const [chapter = '', name = ''] = path.split('.');
    if (page.chapter !== undefined) return chapter === page.chapter ? 2 : 0;
    if (chapter === 'screens') return name === page.screen ? 2 : 0;
    const holders = [after, before].map((one): unknown => holderOf(one, chapter, name));
    const names = holders.flatMap((holder) => (isRecord(holder) ? [holder.entity, holder.on] : [])).flat();
    return page.entity !== undefined && (name === page.entity || names.includes(page.entity)) ? 1 : 0;
  });
  const most = Math.max(...weights);
  return facts.filter((_, index) => weights[index] === most);
}

interface Difference {
  path: string;
  was: unknown;
  is: unknown;
}

function differing(was: unknown, is: unknown, path: string): Difference[] {
  if (isSame(was, is)) return [];
  const areLists = Array.isArray(was) && Array.isArray(is);
  const isDeeper = areLists ? was.length === is.length : isRecord(was) && isRecord(is);
  if (!isDeeper) return [{ path, was, is }];
  const [from, to] = [was, is].map((one) => new Map(Object.entries(one ?? {})));
  const keys = [...new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])];
  return keys.flatMap((key) => differing(from?.get(key), to?.get(key), `${path}.${key}`));
}

function holderOf(specification: Specification, chapter: string, name: string): unknown {
  const key = chapterKeys.find((one) => one === chapter);
  const facts: unknown = key && specification[key];
  if (!isRecord(facts)) return undefined;
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 48 ? `${text.slice(0, 47)}…` : text;
}
