import { expect, test } from 'vitest';
import { asBlock } from './as-block.ts';

test.each([
  ['maxLength: 80', ['maxLength: 80']],
  ['roles: { member: { title: Member } }', ['roles:', '  member: { title: Member }']],
  ['at: [a, b]', ['at: [a, b]']],
  [
    'tool: { title: "A, {tool}", fields: { name: { type: string }, kind: { enum: [a, b] } } }',
    ['tool:', '  title: "A, {tool}"', '  fields:', '    name: { type: string }', '    kind: { enum: [a, b] }'],
  ],
  [
    'permissions: [{ roles: [r], can: [list, read], on: [t] }]',
    ['permissions:', '  - roles: [r]', '    can: [list, read]', '    on: [t]'],
  ],
])('%s', (line, lines) => {
  expect(asBlock(line)).toEqual(lines);
});
