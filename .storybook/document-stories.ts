import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { compile } from '#specification';
import { examplePaths, nameOf, readDocument, textNow } from '#tooling/documents';
import { storiesOf } from './stories-of.ts';
import { titleOf } from './story-names.ts';
import { withoutLines } from './without-lines.ts';

const root = join(import.meta.dirname, '..');
const product = join(root, 'PRODUCT.md');
/** The one document whose stories are wanted, where two versions of it are held against each other. */
export const pictured = process.env.NINEFOLD_PICTURED;

/** The place of a document among the stories. */
function placeOf(path: string): string {
  if (path === product) return 'Products/PRODUCT.md';
  if (path === pictured) return 'Document';
  const titles = [...examplePaths().values()].filter((other) => other !== path).map(productTitle);
  return titleOf(productTitle(path), basename(path), titles);
}

/** By path and hour: each document is asked of for every other one. */
const knownTitles = new Map<string, string>();

function productTitle(path: string): string {
  const key = `${path} ${statSync(path).mtimeMs}`;
  const known = knownTitles.get(key);
  if (known !== undefined) return known;
  const { purpose, heading } = readDocument(path).specification;
  const title = purpose.title || heading || '';
  knownTitles.set(key, title);
  return title;
}

/** Tells Storybook which stories a specification document has. */
export const documentIndexer: Indexer = {
  test: pictured ? /\.md$/ : /(PRODUCT|examples[\\/][^\\/]+)\.md$/,
  createIndex: async (path) =>
    storiesOf(compile(readDocument(path).specification)).map(({ exportName, name }) => ({
      type: 'story',
      subtype: 'story',
      importPath: path,
      exportName,
      name,
      title: placeOf(path),
      tags: ['!autodocs'],
    })),
};

/** Turns a specification document into the module of its stories. */
export function documentStories(): Plugin {
  return {
    name: 'ninefold:document-stories',
    enforce: 'pre',
    load(id) {
      const [path = ''] = id.split('?');
      if (path !== product && path !== pictured && ![...examplePaths().values()].includes(path)) return undefined;
      const read = readDocument(path);
      const reading = { ...(path === pictured ? withoutLines(read) : read), text: textNow(path) };
      const name = path === product ? 'product' : basename(nameOf(path), '.md');
      return [
        `import { storyIn } from ${JSON.stringify(join(root, '.storybook', 'document-story.tsx'))};`,
        `const storyOf = storyIn(${JSON.stringify(name)}, JSON.parse(${JSON.stringify(JSON.stringify(reading))}));`,
        `export default { title: ${JSON.stringify(placeOf(path))}, parameters: { layout: 'fullscreen' } };`,
        ...storiesOf(compile(reading.specification)).map(
          (story) => `export const ${story.exportName} = storyOf(${JSON.stringify(story)});`,
        ),
      ].join('\n');
    },
  };
}
