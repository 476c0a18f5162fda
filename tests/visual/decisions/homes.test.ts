import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tooling/run';
import type { Change } from '../results.ts';
import { decisionsOf } from './decisions.ts';
import { componentOf } from './homes.ts';

test('the stories of every component are known as its own, by the titles that they have', () => {
  const titles = globSync('src/components/*/*.stories.tsx', { cwd: root }).map(
    (path) => /^(?: {2}|const meta = \{ )title: '([^']+)'/m.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? path,
  );
  expect(titles.length).toBeGreaterThan(50);
  expect(titles.filter((title) => !/^[A-Z]\w+$/.test(componentOf({ title }) ?? ''))).toEqual([]);
});

test.each(['Products/Repair desk: Repairs', 'app/list/list-screen: Filled', 'Welcome: Welcome'])(
  '%s is about no component',
  (title) => expect(componentOf({ title })).toBeUndefined(),
);

test('a decision begins with what shows it best: its component, a mode of all, the most that is to be seen', () => {
  const change = (title: string, mode: string, pixels: number): Change => ({
    story: title,
    title,
    mode,
    kind: 'changed',
    boxes: [
      {
        ...{ x: 0, y: 0, width: 9, height: 9, pixels, severity: 'text' },
        cause: `shape ${title} ${mode}`,
        alsoCauses: ['in Badge'],
      },
    ],
  });
  const [decision] = decisionsOf([
    change('app/list: One', 'light desktop', 90),
    change('Data/Badge: Tablet', 'tablet', 50),
    change('Data/Badge: Few', 'dark phone', 5),
    change('Data/Badge: Few', 'light desktop', 5),
    change('Data/Badge: Many', 'light desktop', 40),
  ]);
  expect(decision?.changes.map(({ story, mode }) => `${story}, ${mode}`)).toEqual([
    'Data/Badge: Many, light desktop',
    'Data/Badge: Few, light desktop',
    'Data/Badge: Few, dark phone',
    'Data/Badge: Tablet, tablet',
    'app/list: One, light desktop',
  ]);
});
