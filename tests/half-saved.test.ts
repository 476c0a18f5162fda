import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { specificationPlugin } from '#tooling/specification-plugin';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
const file = join(folder, 'CLUB.md');
beforeAll(() => vi.stubEnv('NINEFOLD_DOCUMENT', file));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a document that is emptied before it is written is told of once it is written', async () => {
  const sent: string[] = [];
  const environment = {
    name: 'client',
    moduleGraph: { getModuleById: () => undefined },
    logger: { warn: () => undefined },
    hot: { send: (_: string, { text }: { text: string }) => sent.push(text) },
  };
  const { hotUpdate } = specificationPlugin();
  if (typeof hotUpdate !== 'function') throw new Error('the plugin follows nothing');
  const change = (text: string) => {
    writeFileSync(file, text);
    hotUpdate.call({ environment } as never, { file } as never);
  };
  change('# Club\n');
  expect(sent).toEqual(['# Club\n']);
  change('');
  writeFileSync(file, '# Club of rowers\n');
  await expect.poll(() => sent).toEqual(['# Club\n', '# Club of rowers\n']);
  change('# Club of rowers\n');
  expect(sent).toHaveLength(2);
});
