import type { ComponentDocs, KeyRow } from '#components/internal';

const data = import.meta.glob<ComponentDocs>('../src/components/*/*.docs.ts', { eager: true, import: 'docs' });
const rows = import.meta.glob<readonly KeyRow[]>('../src/components/*/keyboard.ts', {
  eager: true,
  import: 'keyboard',
});
const heard = import.meta.glob<string>('../tests/visual/baselines/components-*/spoken.txt', {
  query: '?raw',
  import: 'default',
});

/** What is told of the component whose stories stand in a file, where it is told. */
export function docsOf(stories: string) {
  const [folder = '', name = ''] = stories.replace('.stories.tsx', '').split('/').slice(-2);
  return {
    folder,
    docs: data[`../src/components/${folder}/${name}.docs.ts`],
    keyboard: rows[`../src/components/${folder}/keyboard.ts`] ?? [],
  };
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

/** The components whose stories have nothing told beside them. */
export const untold = (stories: readonly string[]) => stories.filter((path) => !docsOf(path).docs);
