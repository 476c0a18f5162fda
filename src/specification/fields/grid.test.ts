import { expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { gridOf } from './grid.ts';

function gridFor(limits: string, usual = 1) {
  const { specification } = read(`## 3. Entities\n\`\`\`yaml\nthing: { fields: { size: { ${limits} } } }\n\`\`\`\n`);
  const field = compile(specification).entity('thing')?.field('size');
  const grid = field && gridOf(field, usual);
  return grid && [grid.at(0), grid.at(grid.count - 1), grid.count];
}

test.each([
  ['type: integer, minimum: 1, maximum: 99', [1, 99, 99]],
  ['type: integer, exclusiveMinimum: 1, exclusiveMaximum: 4', [2, 3, 2]],
  ['type: number, minimum: 0.05, maximum: 1, multipleOf: 0.1', [0.1, 1, 10]],
  ['type: number, exclusiveMinimum: 0.1, maximum: 0.35, multipleOf: 0.1', [0.2, 0.3, 2]],
  ['type: integer, multipleOf: 2.5, minimum: 1, maximum: 12', [5, 10, 2]],
  ['type: number, minimum: 0.31, maximum: 0.33', [0.31, 0.33, 3]],
  ['type: number, maximum: -5, multipleOf: 5', [-5005, -5, 1001]],
  ['type: integer, minimum: 1.2, maximum: 1.8', undefined],
  ['type: integer, minimum: 5, maximum: 1', undefined],
])('%s', (limits, expected) => {
  expect(gridFor(limits)).toEqual(expected);
});
