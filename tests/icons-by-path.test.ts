import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { iconsByPath } from '#tooling/icons-by-path';
import { root } from '#tooling/run';

/** What a build of such code is made of. */
async function builtOf(code: string) {
  const read: string[] = [];
  const entry = join(root, 'src', 'taking-icons.ts');
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: 'react', preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
      iconsByPath(),
      { name: 'read', moduleParsed: ({ id }) => void read.push(id) },
    ],
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  return { read: read.filter((id) => id.includes('lucide-react')), exports: chunk.exports, code: chunk.code };
}

test('icons are read one by one, by whichever of their names they are taken', async () => {
  const { read, exports } = await builtOf(
    `import { Check, X as Close,\n  AlarmCheckIcon } from 'lucide-react';\nexport { Check, Close, AlarmCheckIcon };`,
  );
  expect(exports).toEqual(['AlarmCheckIcon', 'Check', 'Close']);
  expect(read.length).toBeLessThan(20);
  expect(read).toContain(join(root, 'node_modules/lucide-react/dist/esm/icons/alarm-clock-check.mjs'));
});

test('what is read as text stays as it was written', async () => {
  const read = join(root, 'src', 'components', 'tag', 'tag.tsx');
  const { code } = await builtOf(`import text from '${read}?raw';\nexport { text };`);
  expect(code).toContain("import { X } from 'lucide-react';");
});
