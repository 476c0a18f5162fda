import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayAny, mayOf, rolesFor } from '#app/chapters/who';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { limitsOf } from '../entities/limits-of.ts';
import { screensOf, usesOf } from './where-used.ts';

const product = compile(read(readFileSync('examples/repair-desk.md', 'utf8')).specification);

function field(entity: string, name: string) {
  const found = product.entity(entity)?.field(name);
  if (!found) throw new Error(`no ${entity}.${name}`);
  return found;
}

const pathsOf = (entity: string, name: string) => usesOf(field(entity, name)).map(({ path }) => path);

test.each([
  [
    'repair',
    'diagnosis',
    ['screens.repair', 'screens.editRepair', 'lifecycles.repair.transitions.diagnose', 'access.permissions.3'],
  ],
  [
    'repair',
    'estimate',
    ['screens.repairs', 'screens.repair', 'lifecycles.repair.transitions.agree', 'rules.agreed-within-limit'],
  ],
  ['repair', 'technician', ['lifecycles.repair.transitions.diagnose', 'access.permissions.3', 'screens.repairs']],
  ['repair', 'rating', ['lifecycles.repair.states.ready', 'lifecycles.repair.states.handedBack']],
  ['repair', 'status', ['lifecycles.repair.field', 'entities.repair.fields.diagnosis', 'screens.overview']],
  ['customer', 'phone', ['rules.urgent-needs-phone', 'screens.customer']],
  ['appliance', 'make', ['entities.appliance.display']],
  ['appliance', 'owner', ['entities.repair.fields.appliance', 'screens.customer']],
  ['user', 'roles', ['entities.repair.fields.technician']],
])('%s.%s is used in %j', (entity, name, expected) => {
  expect(pathsOf(entity, name)).toEqual(expect.arrayContaining(expected));
});

test('what is not used anywhere has no uses', () => {
  expect(pathsOf('part', 'datasheet')).toEqual(['screens.prices']);
  expect(pathsOf('customer', 'consent').some((path) => path.startsWith('rules.'))).toBe(false);
});

test('who may see and change a field, always or for some records', () => {
  expect(mayOf('read', field('repair', 'labour'), 'clerk')).toBe('always');
  expect(mayOf('update', field('repair', 'labour'), 'clerk')).toBe('never');
  expect(mayOf('update', field('repair', 'diagnosis'), 'technician')).toBe('sometimes');
  expect(mayOf('update', field('repair', 'customer'), 'technician')).toBe('never');
  expect(mayAny(['create', 'update'], field('part', 'price'), 'manager')).toBe('always');
  expect(mayOf('read', field('part', 'price'), 'clerk')).toBe('never');
});

test('the roles that may take a transition', () => {
  const repair = product.entity('repair');
  const roles = repair ? rolesFor('finish', repair).map(({ role, isSome }) => [role.name, isSome]) : [];
  expect(roles).toEqual([
    ['technician', true],
    ['manager', false],
  ]);
});

test('limits are said as they are enforced and as they are written', () => {
  expect(limitsOf(field('customer', 'note'))).toEqual([
    { name: 'maxLength', value: 2000, written: '=constants.noteLength' },
  ]);
  expect(limitsOf(field('repair', 'tags'))).toEqual([{ name: 'uniqueItems', value: '', written: undefined }]);
});

test('the screens of an entity are those about it and those that show it beside another', () => {
  const message = product.entity('message');
  expect(message && screensOf(product, message).map(({ name }) => name)).toEqual(['repair', 'newMessage']);
});

test('where nothing is stated of who may do what, everybody may', () => {
  const open = compile(read('## 3. Entities\n\n```yaml\nbook: { fields: { title: {} } }\n```\n').specification);
  const title = open.entity('book')?.field('title');
  expect(title && mayOf('update', title, 'anyone')).toBe('always');
});
