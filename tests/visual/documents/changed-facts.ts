import { chapterKeys, positionAt, type Specification } from '#specification';

/** A fact that one version of a document states otherwise than another. */
export interface ChangedFact {
  /** As in `entities.repair.fields.number.label`. */
  path: string;
  /** In the later version; in the earlier one where it is gone. */
  line: number;
  /** For a person: what became of it, and where it stands. */
  says: string;
  /** Texts of either version, which a screen that shows it could have. */
  texts: readonly string[];
}

/** What two versions of a document state differently, at the deepest place where they differ. */
export function changedFacts(before: Specification, after: Specification): ChangedFact[] {
  const facts = chapterKeys.flatMap((key) => differing(before[key], after[key], key));
  const prose = after.chapters.flatMap(({ key, prose: now, line = 1 }, index): ChangedFact[] => {
    const was = before.chapters[index];
    return isSame(was?.prose, now) && was?.title === after.chapters[index]?.title
      ? []
      : [{ path: key, line, says: `what ${key} says in words (line ${line})`, texts: [] }];
  });
  const heading =
    before.heading === after.heading
      ? []
      : [{ path: 'purpose', line: 1, says: 'the heading (line 1)', texts: [before.heading, after.heading] }];
  return [...heading, ...facts.map(told), ...prose];

  function told({ path, was, is }: Difference): ChangedFact {
    const { line } = positionAt((is === undefined ? before : after).positions, path);
    const where = `line ${line}${is === undefined ? ' of the earlier one' : ''}`;
    const what = is === undefined ? 'is gone' : was === undefined ? 'is new' : `${short(was)} → ${short(is)}`;
    return { path, line, says: `${spelled(path)}: ${what} (${where})`, texts: [...textsIn(was), ...textsIn(is)] };
  }
}

/** A page, and what it says otherwise. */
export interface Page {
  screen?: string;
  entity?: string;
  chapter?: string;
  heard?: readonly string[];
}

/** What of the facts a page shows: those that it is about, and those whose words it has otherwise; all of them where there is neither, as any could show there. */
export function factsOf(
  page: Page,
  facts: readonly ChangedFact[],
  { before, after }: { before: Specification; after: Specification },
): ChangedFact[] {
  const weights = facts.map(({ path }) => {
    const [chapter = '', name = ''] = path.split('.');
    if (page.chapter !== undefined) return chapter === page.chapter ? 2 : 0;
    if (chapter === 'screens') return name === page.screen ? 2 : 0;
    const holders = [after, before].map((one): unknown => holderOf(one, path));
    const names = holders.flatMap((holder) => (isRecord(holder) ? [holder.entity, holder.on] : [])).flat();
    return page.entity !== undefined && (name === page.entity || names.includes(page.entity)) ? 1 : 0;
  });
  const most = Math.max(...weights);
  const isHeard = ({ texts }: ChangedFact) => texts.some((text) => page.heard?.some((line) => line.includes(text)));
  const isAbout = (index: number) => most > 0 && weights[index] === most;
  const shown = facts.filter((fact, index) => isAbout(index) || isHeard(fact));
  return shown.length > 0 ? shown : [...facts];
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

/** What a fact is stated of: the second step below its chapter, of a permission the third. */
function holderOf(specification: Specification, path: string): unknown {
  const [chapter, name = '', at = ''] = path.split('.');
  const key = chapterKeys.find((one) => one === chapter);
  const facts: unknown = key && specification[key];
  if (!isRecord(facts)) return undefined;
  const holder = Object.hasOwn(facts, name) ? facts[name] : undefined;
  return Array.isArray(holder) ? holder[Number(at)] : holder;
}

/** What people count begins at one. */
const spelled = (path: string) => path.replace(/\.(\d+)(?=\.|$)/g, (_, at: string) => ` ${Number(at) + 1}`);

/** Letters that could stand anywhere tell nothing. */
const shortest = 3;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length < shortest ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
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
