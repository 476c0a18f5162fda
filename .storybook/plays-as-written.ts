import { join } from 'node:path';
import type { Plugin } from 'vite';

const wrapper = JSON.stringify(join(import.meta.dirname, 'as-written.ts'));

/** Has stories played in the language that they are written in, without a word of it in their files. */
export function playsAsWritten(): Plugin {
  return {
    name: 'ninefold:plays-as-written',
    // Storybook writes the sources of all stories below them.
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/, code: /\bplay\b/ },
      handler(code) {
        const stories = [...code.matchAll(/^export const (\w+): Story\b/gm)].map(([, name]) => name);
        const plays = stories.map((name) => `if (${name}.play) ${name}.play = playedAsWritten(${name}.play);\n`);
        return { code: `${code}\nimport { playedAsWritten } from ${wrapper};\n${plays.join('')}`, map: null };
      },
    },
  };
}
