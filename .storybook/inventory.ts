/** Something that a serious product asks of a library, and where it would be seen that ours has it. */
export interface Wanted {
  name: string;
  /** `folder#Export`: it is there where the folders give them. */
  doors: readonly `${string}#${string}`[];
  /** What the best have of it, each with what stands in the source where ours has it too. */
  has?: Record<string, RegExp>;
}

/** How much there is of something that is wanted. */
export interface Found {
  name: string;
  /** The components it is made of. */
  components: string[];
  known: 'full' | 'part' | 'none';
  has: string[];
  lacks: string[];
}

/** By path, as `import.meta.glob` gives them. */
type ByPath<T> = Record<string, T>;

const folderOf = (path: string) => /\/components\/([^/]+)\//.exec(path)?.[1];

/**
 * What there is, told from the modules themselves: what they export, what their props are called, whether a story shows
 * it. Nobody claims anything by hand.
 */
export function inventoryOf(
  wanted: readonly Wanted[],
  modules: ByPath<Record<string, unknown>>,
  sources: ByPath<string>,
): Found[] {
  return wanted.map(({ name, doors, has = {} }) => {
    const given = doors.map((door) => door.split('#') as [folder: string, name: string]);
    const isThere = given.every(([folder, name]) =>
      Object.entries(modules).some(([path, module]) => folderOf(path) === folder && name in module),
    );
    const own = Object.entries(sources).filter(([path]) => given.some(([folder]) => folderOf(path) === folder));
    const textOf = (isWanted: (path: string) => boolean) =>
      own.flatMap(([path, text]) => (isWanted(path) ? [text] : [])).join('\n');
    const stories = textOf((path) => path.endsWith('.stories.tsx'));
    const source = textOf((path) => !/\.(stories|test|example|docs)\.tsx?$/.test(path));
    const checks: [what: string, isSo: boolean][] = [
      ['shown in a story', given.every(([, name]) => new RegExp(`\\b${name}\\b`).test(stories))],
      ...Object.entries(has).map(([what, where]): [string, boolean] => [what, where.test(source)]),
    ];
    const those = (wantedSo: boolean) =>
      checks.flatMap(([what, isSo]) => ((isThere && isSo) === wantedSo ? [what] : []));
    const lacks = those(false);
    const components = given.map(([, component]) => component);
    return { name, components, known: !isThere ? 'none' : lacks.length > 0 ? 'part' : 'full', has: those(true), lacks };
  });
}
