import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read } from '../reading/index.ts';
import { usesOfConstants } from './uses-of-constants.ts';

const text = readFileSync(join(import.meta.dirname, '../../../examples/repair-desk.md'), 'utf8');

test('every place that rests on a constant is known: a limit, a rule, the words of an error, a computed value', () => {
  const uses = usesOfConstants(read(text).specification);
  expect(Object.fromEntries(uses)).toEqual({
    pageSize: ['screens.repairs.pageSize'],
    noteLength: ['entities.customer.fields.note.maxLength', 'entities.repair.fields.fault.maxLength'],
    hourlyRate: ['entities.repair.fields.estimate.computed'],
    urgentDays: ['rules.due-soon-enough.assert', 'errors.due-too-late.title'],
    overrun: ['rules.agreed-within-limit.assert'],
  });
});
