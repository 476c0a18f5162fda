import { expect, test } from 'vitest';
import { thingOf } from './record-thing.ts';

test.each([
  ['Repair', 'R-000012', 'Repair R-000012'],
  ['Customer', 'customer-1', 'customer-1'],
  ['修理', '修理 12', '修理 12'],
  ['Repair', '', 'Repair'],
])('a %s called %o is %s', (label, name, thing) => {
  expect(thingOf(label, name)).toBe(thing);
});
