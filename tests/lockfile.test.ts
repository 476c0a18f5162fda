import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tooling/run';

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
const locked = Object.entries(packages).filter(([path]) => path !== '');

test('what is installed is what was locked, from whichever registry', () => {
  expect(locked.length).toBeGreaterThan(100);
  expect(locked.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

// npm locks the binaries of the machine that it runs on alone where others were there before.
test('the binaries of every system are locked', () => {
  const names = new Set(locked.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)));
  const asked = locked.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});

test('what drives the browser of the tests is of the version of what runs them', () => {
  const versionOf = (name: string) => packages[`node_modules/${name}`]?.version;
  expect(versionOf('@vitest/browser-playwright')).toBe(versionOf('vitest'));
});
