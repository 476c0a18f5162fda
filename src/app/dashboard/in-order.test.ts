import { expect, test } from 'vitest';
import { averageOf } from '#app/fields';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { inOrder } from './in-order.ts';

const { specification } = read(`## 2. Screens and routes

\`\`\`yaml
board:
  path: /board
  kind: dashboard
  widgets:
    - { kind: bars, of: job, by: size }
    - { kind: bars, of: job, by: place, aggregate: sum, field: cost }
    - { kind: bars, of: job, by: place, aggregate: average, field: cost }
\`\`\`

## 3. Entities and fields

\`\`\`yaml
job:
  fields:
    size: { type: string, enum: [small, large] }
    place: { type: string }
    cost: { type: number, format: money }
    stars: { type: integer }
    hours: { type: number, multipleOf: 0.25 }
\`\`\`
`);
const product = compile(specification);
const [bySize, sums, averages] = product.screen('board')?.widgets ?? [];
const groups = Array.from({ length: 26 }, (_, index) => ({ key: `p${index}`, value: index }));

test('choices keep the order of the document, other values come by how much there is, many of them together', () => {
  const sizes = [
    { key: 'small', value: 1 },
    { key: 'large', value: 9 },
  ];
  expect(inOrder(bySize!, sizes)).toEqual({ shown: sizes });
  const { shown, others } = inOrder(sums!, groups);
  expect(shown.map(({ value }) => value)).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15]);
  expect(others).toEqual({ count: 15, value: 105 });
  const nowhere = { key: null, value: 99 };
  expect(inOrder(sums!, [nowhere, ...groups])).toEqual({ shown: [...shown, nowhere], others });
  expect(inOrder(averages!, groups).others).toEqual({ count: 15, value: undefined });
  expect(inOrder(sums!, groups.slice(0, 12))).not.toHaveProperty('others');
});

test('an average is not finer than its field says anything', () => {
  const field = (name: string) => product.entity('job')!.field(name)!;
  expect(averageOf(field('stars'), 4.243902)).toBe(4.2);
  expect(averageOf(field('hours'), 1.23456)).toBe(1.23);
  expect(averageOf(field('cost'), 1.23456)).toBe(1.23);
});
