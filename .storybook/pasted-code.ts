import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { types as t, traverse } from 'storybook/internal/babel';
import type { Plugin } from 'vite';
import { root } from '#tooling/run';
import { fileOf, wholeCode } from './whole-code.ts';

/** Where Storybook has put the code that it shows below a story. */
const shown = /(source: \{\s*code: )("(?:[^"\\]|\\.)*")/g;

const between = '// Of another story.\n';

/** Below a story of a component stands code that can be pasted, set out as everything here is. */
export function pastedCode(): Plugin {
  return {
    name: 'ninefold:pasted-code',
    // As what puts code below stories, and after it.
    transform: {
      order: 'post',
      filter: { id: /[\\/]src[\\/]components[\\/].*\.stories\.tsx$/ },
      async handler(code, id) {
        const snippets = [...code.matchAll(shown)].map(([, , literal = '']) => said(literal));
        if (snippets.length === 0) return undefined;
        const whole = await formatted(snippets.map((snippet) => wholeCode(tidy(snippet), id)).join(`\n\n${between}`));
        const codes = whole.split(between).map((one) => one.trim());
        return { code: code.replaceAll(shown, (_, before) => before + JSON.stringify(codes.shift())), map: null };
      },
    },
  };
}

/** A literal of JavaScript, in which letters are written in two figures that JSON writes in four. */
const said = (literal: string): string => JSON.parse(literal.replaceAll(/\\x(?=[\dA-F]{2})/g, '\\u00'));

/** Storybook leaves words where they stood in the file, and parentheses around an element, which are words inside of another. */
export function tidy(snippet: string): string {
  const parentheses = new Set<number>();
  traverse(fileOf(snippet), {
    JSXElement({ node: { children } }) {
      const [before, element, after] = children;
      if (children.length !== 3 || !t.isJSX(element)) return;
      if (t.isJSXText(before, { value: '(' }) && t.isJSXText(after, { value: ')' }))
        for (const { start } of [before, after]) parentheses.add(start ?? 0);
    },
  });
  const bare = snippet.split('').filter((_, at) => !parentheses.has(at));
  return bare.join('').replaceAll(/\s*\n\s*(<\/[A-Z])/g, '\n$1');
}

async function formatted(code: string): Promise<string> {
  const child = spawn('biome', ['format', '--stdin-file-path=story.tsx', '--line-width=100'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  child.stdin.end(code);
  return text(child.stdout);
}
