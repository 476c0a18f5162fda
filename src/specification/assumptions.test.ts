import { expect, test } from 'vitest';
import { labelFrom } from './assumptions.ts';

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
