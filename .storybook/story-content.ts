import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { asItRuns, unremarked } from '#tooling/as-it-runs';
import { type Asked, askedBy, StyleContent } from './style-content.ts';

/** What stories rest on, as hashes: equal ones show equal pictures. */
export interface StoryContent {
  /** What every story rests on: the preview, fonts and whatever else may be fetched. */
  everywhere: string;
  /** Of each file of stories, all that it imports and what of the styles it can be drawn with, by its path in the index. */
  files: Record<string, string>;
}

export const contentFile = 'story-content.json';

/** What Storybook puts into its page by itself. */
const heads = ['preview-head.html', 'preview-body.html'].map((name) => join(import.meta.dirname, name));

const madeByStorybook = '\0virtual:/@storybook/builder-vite/';
/** Imports all files of stories: what it rests on, not every story does. */
const allStories = `${madeByStorybook}storybook-stories.js`;
/** What is written anew at each build, with its hour or place, from modules that are counted themselves. */
const writtenAnew = [madeByStorybook, '\0virtual:samples/'];

/** What documentation alone shows, that of pictures as well: no story rests on it. */
const documentation =
  /\/tests\/visual\/baselines\/|\.docs\.tsx?$|\/\.storybook\/(docs\/|(component-docs|docs-page|docs-frame)\.tsx?$)/;

/** What no picture rests on, by its path: a Storybook is not built anew for it. */
export const unpictured = /^(tests|docs|\.ci|\.github)\/|^(README|CONTRIBUTING)\.md$|\.(test|docs)\.tsx?$/;

/** Writes beside a built Storybook what its stories rest on, module by module as they were built. */
export function storyContent(): Plugin {
  let root = '';
  let publicDir = '';
  return {
    name: 'ninefold:story-content',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      const ids = [...this.getModuleIds()].filter((id) => !documentation.test(id));
      const modules = new Map(ids.map((id) => [id, moduleOf(this.getModuleInfo(id), root)]));
      const stories = (modules.get(allStories)?.imports ?? []).filter((id) => !id.startsWith('\0'));
      modules.delete(allStories);
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry);
      const assets = Object.values(bundle).filter((output) => output.type === 'asset');
      const [sheets, others] = [/\.css$/, /(?<!\.css|\.html)$/].map((ending) =>
        assets.filter(({ fileName }) => ending.test(fileName)),
      ) as [typeof assets, typeof assets];
      const css = sheets.map(({ source }) => Buffer.from(source).toString()).join('\n');
      const reached = new Map(stories.map((id) => [id, restingOn([id], modules)]));
      const always = restingOn(entries, modules);
      for (const path of new Set([...reached.values(), always].flat().map(({ path }) => path)))
        if (unpictured.test(path)) this.error(`Stories rest on ${path}, of which it is said that no picture does.`);
      const styles = new StyleContent(css, [...new Set([...reached.values(), always].flat())].flatMap(askedOf));
      const contentOf = (own: readonly Module[]) =>
        hashOf([...linesOf(own), styles.of([...own, ...always].flatMap(askedOf))].join('\n'));
      const content: StoryContent = {
        everywhere: hashOf(
          [
            ...others.map(({ fileName, source }) => `${fileName} ${hashOf(source)}`),
            ...copied(publicDir, heads).map((path) => `${path} ${hashOf(readFileSync(path))}`.replaceAll(root, '')),
            ...linesOf(always),
          ].join('\n'),
        ),
        files: Object.fromEntries(stories.map((id) => [`./${relative(root, id)}`, contentOf(reached.get(id) ?? [])])),
      };
      this.emitFile({ type: 'asset', fileName: contentFile, source: JSON.stringify(content, null, 1) });
    },
  };
}

/** What is put into the page as it stands: no module, and nothing that is bundled. */
function copied(publicDir: string, heads: readonly string[]): string[] {
  const files = publicDir && existsSync(publicDir) ? readdirSync(publicDir, { recursive: true, encoding: 'utf8' }) : [];
  const paths = [...files.map((name) => join(publicDir, name)), ...heads];
  return paths.filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile()).sort();
}

interface Module {
  /** From the root. */
  path: string;
  /** Its name and the hash of its code. */
  line: string;
  /** Absent in a package: our style sheet has nothing for it. */
  asked?: Asked;
  imports: readonly string[];
}

function moduleOf(info: Rolldown.ModuleInfo | null, root: string): Module {
  const { id = '', importedIds = [], dynamicallyImportedIds = [] } = info ?? {};
  const isAnew = writtenAnew.some((prefix) => id.startsWith(prefix));
  const isOurs = !id.includes('/node_modules/');
  // Where the folder lies is no part of what is in it; assets stand in the code by a number, and are counted themselves.
  const code = isAnew ? '' : (info?.code ?? '').replaceAll(root, '').replaceAll(/__VITE_ASSET__[\w$]+__/g, '');
  return {
    path: relative(root, id),
    line: `${id.replaceAll(root, '')} ${hashOf(isOurs ? asItRuns(code) : code)}`,
    // What is made shorter may have its words put together.
    asked: isOurs ? askedBy(unremarked(code)) : undefined,
    imports: [...importedIds, ...dynamicallyImportedIds],
  };
}

/** All that modules reach, themselves included. */
function restingOn(start: readonly string[], modules: ReadonlyMap<string, Module>): Module[] {
  const reached = new Set(start);
  for (const id of reached) for (const next of modules.get(id)?.imports ?? []) reached.add(next);
  return [...reached].flatMap((id) => modules.get(id) ?? []);
}

function linesOf(modules: readonly Module[]): string[] {
  return modules.map(({ line }) => line).sort();
}

function askedOf({ asked }: Module): Asked[] {
  return asked ? [asked] : [];
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
