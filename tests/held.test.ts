import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Held, readHeld, sparedOf, writeHeld } from './held.ts';

const environment = { browser: '153', platform: 'linux x64', flags: 'a', fonts: 'b' };
const held = (stories: Record<string, string>): Held => ({ environment, stories });

test('what rests on the same is spared, what changed or is new is not', () => {
  const before = held({ same: '1', changed: '1', gone: '4' });
  expect(sparedOf(held({ same: '1', changed: '2', added: '3' }), before)).toEqual(['same']);
});

test('nothing is spared of what was seen by another browser, or by none', () => {
  const elsewhere = { ...held({ same: '1' }), environment: { ...environment, browser: '152' } };
  expect(sparedOf(held({ same: '1' }), elsewhere)).toEqual([]);
  expect(sparedOf(held({ same: '1' }), undefined)).toEqual([]);
});

test('what is written down is read again, in an order that shows what changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'held-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'held.json');
  expect(readHeld(file)).toBeUndefined();
  writeHeld(held({ b: '2', a: '1' }), file);
  expect(readHeld(file)).toEqual(held({ a: '1', b: '2' }));
  expect(readFileSync(file, 'utf8')).toMatch(/"a".*\n.*"b"/);
});
