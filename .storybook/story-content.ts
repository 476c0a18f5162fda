import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What stories rest on, as hashes: equal ones show equal pictures. */
export interface StoryContent {
  /** What every story rests on: the preview, styles, fonts and whatever else may be fetched. */
  everywhere: string;
  /** Of each file of stories and all that it imports, by its path in the index. */
  files: Record<string, string>;
}

export const contentFile = 'story-content.json';

const madeByStorybook = '\0virtual:/@storybook/builder-vite/';
/** Imports all files of stories: what it rests on, not every story does. */
const allStories = `${madeByStorybook}storybook-stories.js`;
/** What is written anew at each build, with its hour or place, from modules that are counted themselves. */
const writtenAnew = [madeByStorybook, '\0virtual:samples/'];

/** Writes beside a built Storybook what its stories rest on, module by module as they were built. */
export function storyContent(): Plugin {
  let root = '';
  return {
    name: 'ninefold:story-content',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const ids = [...this.getModuleIds()];
      const modules = new Map(ids.map((id) => [id, moduleOf(this.getModuleInfo(id), root)]));
      const stories = (modules.get(allStories)?.imports ?? []).filter((id) => !id.startsWith('\0'));
      modules.delete(allStories);
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry);
      const assets = Object.values(bundle)
        .filter((output) => output.type === 'asset' && !output.fileName.endsWith('.html'))
        .map((output) => `${output.fileName} ${output.type === 'asset' ? hashOf(output.source) : ''}`);
      const content: StoryContent = {
        everywhere: hashOf([...assets, ...restingOn(entries, modules)].sort().join('\n')),
        files: Object.fromEntries(
          stories.map((id) => [`./${relative(root, id)}`, hashOf(restingOn([id], modules).sort().join('\n'))]),
        ),
      };
      this.emitFile({ type: 'asset', fileName: contentFile, source: JSON.stringify(content, null, 1) });
    },
  };
}

interface Module {
  /** Its name and the hash of its code. */
  line: string;
  imports: readonly string[];
}

function moduleOf(info: Rolldown.ModuleInfo | null, root: string): Module {
  const { id = '', code, importedIds = [], dynamicallyImportedIds = [] } = info ?? {};
  const isAnew = writtenAnew.some((prefix) => id.startsWith(prefix));
  // Where the folder lies is no part of what is in it; assets stand in the code by a number, and are counted themselves.
  const text = isAnew ? '' : (code ?? '').replaceAll(root, '').replaceAll(/__VITE_ASSET__[\w$]+__/g, '');
  return { line: `${id.replaceAll(root, '')} ${hashOf(text)}`, imports: [...importedIds, ...dynamicallyImportedIds] };
}

/** All that modules reach, themselves included. */
function restingOn(start: readonly string[], modules: ReadonlyMap<string, Module>): string[] {
  const reached = new Set(start);
  for (const id of reached) for (const next of modules.get(id)?.imports ?? []) reached.add(next);
  return [...reached].flatMap((id) => modules.get(id)?.line ?? []);
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
