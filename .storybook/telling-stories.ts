import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { scriptOf, unremarked } from '#tooling/as-it-runs';
import { modesOfKinds, type StoryKind, states } from './modes.ts';

/** Stories that show much are called so; without one of them it is the first. */
const tellingNames = ['Gallery', 'Open', 'Everything'];

/** The story that says most of a component. */
export function tellingStory(code: string): string | undefined {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  return tellingNames.find((name) => names.includes(name)) ?? names[0];
}

/** Lengths that are closer where it is compact, beside those of a single control. */
const dense =
  /\b(min-)?h-(row|way|bar)\b|\bp[xytbse]?-(cell|item|way)\b|--size-of-(cell|item|way)\b|\b(gap-apart|optionLook)\b/;

/** What can be told of a component by how it and its story are written. */
export function kindsOf(sources: string, story: string): StoryKind[] {
  const isEnglish = /\bplay\b/.test(story);
  const kinds: [StoryKind, boolean][] = [
    ['component', true],
    ['english', isEnglish],
    ['foreign', !isEnglish],
    ['speaking', !isEnglish && /\buse(Strings|Locale)\(/.test(sources)],
    ['dense', dense.test(sources)],
    ['moving', sources.includes('animate-')],
  ];
  return kinds.flatMap(([kind, is]) => (is ? [kind] : []));
}

/** Has the most telling story of each component shot in more than the usual modes, without a word of it in its file. */
export function tellingStories(): Plugin {
  return {
    name: 'ninefold:telling-stories',
    // Storybook writes the sources of all stories below them.
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]components[\\/].*\.stories\.tsx$/ },
      async handler(code, id) {
        const story = tellingStory(code);
        if (!story) return undefined;
        const own = `${story}.parameters`;
        const kinds = kindsOf(await sourcesBeside(id), bodyOf(story, unremarked(await scriptOf(id, code))));
        const modes = `{ ...${JSON.stringify(modesOfKinds(kinds))}, ...${own}?.chromatic?.modes }`;
        const chromatic = `{ states: ${JSON.stringify(states)}, ...${own}?.chromatic, modes: ${modes} }`;
        return { code: `${code}\n${own} = { ...${own}, chromatic: ${chromatic} };\n`, map: null };
      },
    },
  };
}

/** What comes before the first story, which is for all of them, and the story itself. */
function bodyOf(story: string, code: string): string {
  const [meta = '', ...stories] = code.split(/^export const /m);
  return [meta, stories.find((one) => new RegExp(`^${story}\\b`).test(one))].join('\n');
}

async function sourcesBeside(story: string): Promise<string> {
  const files = globSync('*.{ts,tsx}', {
    cwd: dirname(story),
    exclude: ['*.stories.tsx', '*.example.tsx', '*.test.*'],
  });
  const sources = files.map(async (file) => {
    const path = join(dirname(story), file);
    return unremarked(await scriptOf(path, readFileSync(path, 'utf8')));
  });
  return (await Promise.all(sources)).join('\n');
}
