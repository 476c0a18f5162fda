import { resolveObjectURL } from 'node:buffer';
import { expect, test, vi } from 'vitest';
import { saveFile } from './index.ts';

test('a file is saved under its name, as it is, and nothing of it stays behind', async () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  let taken: Promise<string> | undefined;
  link.click.mockImplementation(() => {
    taken = resolveObjectURL(link.href)?.text();
  });
  vi.stubGlobal('document', { createElement: () => link });
  saveFile('notes.json', new Blob(['{}']));
  expect([link.download, await taken]).toEqual(['notes.json', '{}']);
  vi.advanceTimersByTime(60_000);
  expect(resolveObjectURL(link.href)).toBeUndefined();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
