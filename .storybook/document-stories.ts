import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { chapterKeys, maySee, productTitle, type Screen, type Specification, screenLabel } from '#spec';
import { readDocument } from '#tooling/specification-plugin';

const root = join(import.meta.dirname, '..');

/** What a screen can be: filled from samples, without a record, on its way, refused, denied, or with its gaps outlined. */
export type StoryState = 'filled' | 'empty' | 'loading' | 'failed' | 'denied' | 'gaps';

/** One page of a document in one state. Plain data: it is written into the module of the document's stories. */
export interface DocumentStory {
  exportName: string;
  name: string;
  /** The screen of chapter 2; absent for a page of the specification itself. */
  screen?: string;
  /** The path of a page of the specification. */
  path?: string;
  role: string;
  state: StoryState;
}

const statesOf: Record<NonNullable<Screen['kind']>, StoryState[]> = {
  list: ['filled', 'empty', 'loading', 'failed', 'denied', 'gaps'],
  detail: ['filled', 'loading', 'failed', 'denied', 'gaps'],
  create: ['filled', 'denied', 'gaps'],
  edit: ['filled', 'loading', 'failed', 'denied', 'gaps'],
  dashboard: ['filled', 'empty', 'loading', 'failed', 'denied', 'gaps'],
  text: ['filled', 'gaps'],
};

/** Every screen of a document in every state it can be in, and the pages that show the document itself. */
function storiesOf(spec: Specification): DocumentStory[] {
  const roles = Object.keys(spec.access.roles ?? {});
  const subjectOf = (role: string) => ({ id: role, roles: [role] });
  const pages: DocumentStory[] = [
    { exportName: 'Overview', name: 'Overview', path: '/_specification', role: roles[0] ?? '', state: 'filled' },
    ...chapterKeys
      .filter((key) => spec.chapters.some((chapter) => chapter.key === key && chapter.state === 'stated'))
      .concat('entities')
      .filter((key, index, all) => all.indexOf(key) === index)
      .map(
        (key): DocumentStory => ({
          exportName: `Chapter_${key}`,
          name: `Chapter: ${key}`,
          path: `/_specification/${key}`,
          role: roles[0] ?? '',
          state: 'filled',
        }),
      ),
  ];
  const screens = Object.entries(spec.screens).flatMap(([name, screen]) => {
    const allowed = roles.find((role) => maySee(spec, name, subjectOf(role))) ?? roles[0] ?? '';
    const denied = roles.find((role) => !maySee(spec, name, subjectOf(role)));
    return (screen.kind ? statesOf[screen.kind] : (['gaps'] as StoryState[]))
      .filter((state) => state !== 'denied' || denied !== undefined)
      .map(
        (state): DocumentStory => ({
          exportName: `${name}_${state}`.replace(/\W/g, '_'),
          name: `${screenLabel(spec, name).text}: ${state}`,
          screen: name,
          role: state === 'denied' && denied ? denied : allowed,
          state,
        }),
      );
  });
  return [...screens, ...pages];
}

function titleOf(path: string, spec: Specification): string {
  return `Products/${relative(root, path) === 'PRODUCT.md' ? 'PRODUCT.md' : productTitle(spec).text.replaceAll('/', '-')}`;
}

const documents = [
  join(root, 'PRODUCT.md'),
  ...readdirSync(join(root, 'examples')).map((file) => join(root, 'examples', file)),
].filter((path) => path.endsWith('.md'));

/** Tells Storybook which stories a specification document has. */
export const documentIndexer: Indexer = {
  test: /(PRODUCT|examples[\\/][^\\/]+)\.md$/,
  createIndex: async (path) => {
    const { specification } = readDocument(path);
    return storiesOf(specification).map(({ exportName, name }) => ({
      type: 'story',
      subtype: 'story',
      importPath: path,
      exportName,
      name,
      title: titleOf(path, specification),
      tags: ['!autodocs'],
    }));
  },
};

/** Turns a specification document into the module of its stories. */
export function documentStories(): Plugin {
  return {
    name: 'ninefold:document-stories',
    enforce: 'pre',
    load(id) {
      const [path = ''] = id.split('?');
      if (!documents.includes(path)) return undefined;
      const reading = readDocument(path);
      const product = path.endsWith('PRODUCT.md') ? 'product' : basename(path, '.md');
      const stories = storiesOf(reading.specification);
      return [
        `import { documentStory } from ${JSON.stringify(join(root, '.storybook', 'document-story.tsx'))};`,
        `const reading = JSON.parse(${JSON.stringify(JSON.stringify(reading))});`,
        `export default { title: ${JSON.stringify(titleOf(path, reading.specification))}, parameters: { layout: 'fullscreen' } };`,
        ...stories.map(
          (story) =>
            `export const ${story.exportName} = documentStory(${JSON.stringify(product)}, reading, ${JSON.stringify(story)});`,
        ),
      ].join('\n');
    },
  };
}
