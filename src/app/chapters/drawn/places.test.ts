import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { drawnAt } from './drawn-at.ts';
import { screensUsing } from './screens-using.ts';

const product = compile(read(readFileSync('examples/repair-desk.md', 'utf8')).specification);

test.each([
  ['purpose.title', 'purpose.title'],
  ['purpose.audience.clerk.goals.0', 'purpose.audience.clerk'],
  ['purpose.currency', 'purpose.currency'],
  ['screens.repairs.views.late.where', 'screens'],
  ['entities.repair.fields.parts.items.properties.count.minimum', 'entities.repair.fields.parts'],
  ['entities.repair.fields.diagnosis.relevantWhen', 'entities.repair.fields.diagnosis'],
  ['entities.repair.display', 'entities.repair'],
  ['entities.repair.samples.0', undefined],
  ['entities.nothing.key', undefined],
  ['lifecycles.repair.transitions.agree.guard', 'lifecycles.repair'],
  ['rules.one-open-repair.at', 'rules.one-open-repair'],
  ['rules.no-such.at', undefined],
  ['access.roles.manager.inherits', 'access.roles.manager'],
  ['access.permissions.3.when', 'access.permissions'],
  ['access.whenDenied', undefined],
  ['errors.phone-missing.title', 'errors.phone-missing'],
  ['constants.urgentDays.value', 'constants.urgentDays'],
  ['constants.toString', undefined],
  ['', undefined],
])('%s is seen in %s', (path, place) => {
  expect(drawnAt(product, path)).toBe(place);
});

test.each([
  ['screens.repairs.columns', 'repairs'],
  ['entities.part.fields.datasheet', 'prices'],
  ['entities.message', 'repair newMessage'],
  ['lifecycles.repair.states.ready', 'repair'],
  ['rules.urgent-needs-phone', 'newRepair editRepair'],
  ['errors.phone-missing', 'newRepair editRepair'],
  ['constants.pageSize.value', 'repairs'],
  ['calls.diagnoseRepair', 'repair'],
  ['access.permissions.0', ''],
  ['purpose.title', ''],
])('on %s rest the screens %s', (path, names) => {
  const found = screensUsing(product, path).map(({ name }) => name);
  expect(found).toEqual(names.split(' ').filter(Boolean));
});
