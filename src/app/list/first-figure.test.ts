import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { firstFigure } from './first-figure.ts';

function figureOf(name: string, type: string) {
  const text = `## 3. Entities\n\n\`\`\`yaml\nbook: { fields: { ${name}: ${type} } }\n\`\`\`\n`;
  const field = compile(read(text).specification).entity('book')?.field(name);
  return field && firstFigure(field);
}

test.each([
  ['number', 'average'],
  ['percent', 'average'],
  ['money', 'sum'],
  ['integer', 'sum'],
  ['{ type: number, unit: kg }', 'sum'],
  ['{ type: integer, minimum: 1 }', 'sum'],
  ['{ type: integer, unit: "%" }', 'average'],
  ['{ type: number, unit: EUR/h }', 'average'],
  ['{ type: number, unit: EUR per day }', 'average'],
  ['{ type: integer, unit: m, minimum: 500, maximum: 4800 }', 'average'],
  ['{ type: integer, unique: true }', 'average'],
  ['{ type: money, title: Preis je Nacht und Person }', 'average'],
  ['{ type: money, title: Stundensatz }', 'average'],
  ['{ type: money, title: Price }', 'average'],
  ['{ type: money, title: Einkaufspreis }', 'average'],
  ["{ type: money, title: Price, computed: '1 + 1' }", 'sum'],
  ['{ type: money, title: Umsatz }', 'sum'],
  ['{ type: money, title: Jahresumsatz }', 'sum'],
  ['{ type: money, title: 一泊あたりの料金 }', 'average'],
  ['{ type: money, title: السعر لكل ليلة }', 'average'],
])('what is first said of a column of %s is the %s', (type, figure) => {
  expect(figureOf('pages', type)).toBe(figure);
});

test.each([
  ['pricePerNight', 'average'],
  ['hourlyRate', 'average'],
  ['person', 'sum'],
  ['rateOfAll', 'sum'],
])('what is first said of an amount called %s is the %s', (name, figure) => {
  expect(figureOf(name, 'money')).toBe(figure);
});
