import type { ComponentDocs, KeyRow } from '#components/internal';

const data = import.meta.glob<ComponentDocs>('../src/components/*/*.docs.ts', { eager: true, import: 'docs' });
const rows = import.meta.glob<readonly KeyRow[]>('../src/components/*/keyboard.ts', {
  eager: true,
  import: 'keyboard',
});
const heard = import.meta.glob<string>('../tests/visual/baselines/*/spoken.txt', {
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>('../src/components/*/*.{ts,tsx}', { query: '?raw', import: 'default' });

/** What is told of the component whose stories stand in a file, where it is told. */
export function docsOf(stories: string) {
  const [folder = '', name = ''] = stories.replace('.stories.tsx', '').split('/').slice(-2);
  const docs = data[`../src/components/${folder}/${name}.docs.ts`];
  const table = rows[`../src/components/${docs?.keysOf ?? folder}/keyboard.ts`] ?? [];
  return { folder, name, docs, keyboard: table.filter(({ of }) => !of || of.includes(name)) };
}

/** What the accessible tree of a story was when its pictures were last approved. */
export async function spokenIn(story: string): Promise<string | undefined> {
  const text = await heard[`../tests/visual/baselines/${story}/spoken.txt`]?.();
  const parts = new Map(
    text?.split(/^# /m).map((part): [look: string, tree: string] => {
      const [look = '', ...lines] = part.split('\n');
      return [look, lines.join('\n').trim()];
    }),
  );
  // The page is in English, and what is the same in another look is only named after it.
  const tree = parts.get('light desktop');
  return tree?.startsWith('= ') ? parts.get(tree.slice(2)) : tree;
}

const looks = new Map<string, Promise<string>>();

/** The source of a folder that says how its component looks, and the shared looks that it names. */
export function lookOf(folder: string): Promise<string> {
  const known = looks.get(folder) ?? readLook(folder);
  looks.set(folder, known);
  return known;
}

async function readLook(folder: string): Promise<string> {
  const paths = Object.keys(sources).filter(
    (path) => path.startsWith(`../src/components/${folder}/`) && !/\.(stories|test|docs|example)\.tsx?$/.test(path),
  );
  const texts = await Promise.all(paths.map((path) => sources[path]?.()));
  const shared = (await sources['../src/components/internal/looks.ts']?.()) ?? '';
  const own = texts.join('\n');
  const named = shared.split(/^export const /m).filter((look) => new RegExp(`\\b${look.split(/\W/)[0]}\\b`).test(own));
  return [own, ...named].join('\n');
}

/** The components whose stories have nothing told beside them. */
export const untold = (stories: readonly string[]) => stories.filter((path) => !docsOf(path).docs);
