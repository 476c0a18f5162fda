import { expect, test } from 'vitest';
import { chapter } from '../reading/documents.ts';
import { read } from '../reading/read.ts';
import { elsewhere } from './elsewhere.ts';

const text = chapter(
  2,
  `home:
  path: /
  kind: dashboard
  widgets:
    - { kind: figure, of: tool }
    - { kind: bars, of: tool }
    - { kind: figure, of: loan }
    - { kind: figure, of: user }
    - { kind: figure, of: hour }
    - { kind: figure, of: day }
tools:
  path: /tools`,
);
const found = (path: string) => elsewhere(path, read(text, 'E.md').specification, text);

test('an example has what belongs to it, as far as anybody reads', () => {
  expect(found('screens.x.widgets')?.text.split('\n')).toEqual([
    'widgets:',
    '  - { kind: figure, of: tool }',
    '  - { kind: bars, of: tool }',
    '  - { kind: figure, of: loan }',
    '  - { kind: figure, of: user }',
    '  - { kind: figure, of: hour }',
    '  …',
  ]);
});

test('the path of the first screen is no example of another', () => {
  expect(found('screens.x.path')).toEqual({ file: 'E.md', line: 15, text: 'path: /tools' });
});
