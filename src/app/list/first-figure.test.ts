import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { firstFigure } from './first-figure.ts';

test.each([
  ['number', 'average'],
  ['percent', 'average'],
  ['money', 'sum'],
  ['integer', 'sum'],
  ['{ type: number, unit: kg }', 'sum'],
])('what is first said of a column of %s is the %s', (type, figure) => {
  const text = `## 3. Entities\n\n\`\`\`yaml\nbook: { fields: { pages: ${type} } }\n\`\`\`\n`;
  const field = compile(read(text).specification).entity('book')?.field('pages');
  expect(field && firstFigure(field)).toBe(figure);
});
