import { expect, test } from 'vitest';
import { labelFrom } from './assumptions.ts';
import { compile } from './compile/index.ts';
import { read } from './reading/index.ts';

test.each([
  ['dueOn', 'Due on'],
  ['due-on', 'Due on'],
  ['Due_On', 'Due on'],
  ['XL', 'XL'],
  ['DIN A4', 'DIN A4'],
  ['in Begutachtung', 'In Begutachtung'],
  ['USB charger', 'USB charger'],
  ['customerURL', 'Customer URL'],
  ['größeXL', 'Größe XL'],
])('%s is written as %s', (name, label) => {
  expect(labelFrom(name)).toBe(label);
});

test('a product that does not state its languages speaks the one that its chapters are called in', () => {
  const localesOf = (text: string) => compile(read(text).specification).locales;
  expect(localesOf('# Küche\n\n## Zweck\n\n## Bildschirme\n\n## Rollen\n')).toEqual(['de']);
  expect(localesOf('# Küche\n\n## 1. Zweck\n\n```yaml\nlocales: [ja]\n```\n')).toEqual(['ja']);
  expect(localesOf('# Ripple\n\n## 2.\n')).toEqual(['en']);
});
