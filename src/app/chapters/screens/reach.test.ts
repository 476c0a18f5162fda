import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile, type Product } from '#specification';
import { read } from '#specification/reading';
import { linksOf, rolesOf } from './links.ts';
import { tiesOf, unreachedOf } from './reach.ts';

const productOf = (text: string) => compile(read(text).specification);
const repairDesk = productOf(readFileSync('examples/repair-desk.md', 'utf8'));

const written = (product: Product) => linksOf(product).map(({ from, to, kind }) => `${from.name} ${kind} ${to.name}`);
const unreached = (product: Product) =>
  Object.fromEntries([...unreachedOf(product.screens, linksOf(product))].map(([{ name }, why]) => [name, why]));

test('links of the repair desk are those that its screens have', () => {
  expect(written(repairDesk).sort()).toEqual(
    [
      'repairs row repair',
      'repairs create newRepair',
      'repair edit editRepair',
      'repair create newMessage',
      'newMessage parent repairs',
      'repair reference customer',
      'repair parent repairs',
      'newRepair parent repairs',
      'editRepair parent repair',
      'customers row customer',
      'customers create newCustomer',
      'newCustomer parent customers',
      'newAppliance parent customers',
      'customer create newAppliance',
      'customer edit editCustomer',
      'editCustomer parent customer',
      'customer related repair',
      'customer create newRepair',
      'customer parent customers',
      'overview figure repairs',
    ].sort(),
  );
  expect(unreached(repairDesk)).toEqual({});
});

const screens = (yaml: string, roles = '') => `## 2. Screens

\`\`\`yaml
${yaml}
\`\`\`

## 3. Entities

\`\`\`yaml
book: { fields: { title: { type: string }, author: { type: reference, to: book } } }
\`\`\`
${roles}`;

test('each screen that nobody gets to says why', () => {
  const product = productOf(
    screens(
      `books: { path: /books, kind: list, entity: book }
book: { path: "/books/:id", kind: detail, entity: book, parent: books }
other: { path: "/others/:id", kind: detail, entity: book }
odd: { path: "/odd/:shelf", kind: edit, entity: book }
archive: { path: /archive, kind: list, entity: book, parent: books }
alone: { path: "/alone/:id", kind: text }
secret: { path: /secret, kind: text, roles: [nobody] }`,
      '\n## 6. Roles\n\n```yaml\nroles: { reader: {}, nobody: {} }\npermissions: [{ roles: [reader], can: all, on: all }]\n```\n',
    ),
  );
  expect(unreached(product)).toEqual({ other: 'second', odd: 'address', archive: 'below', alone: 'address' });
  expect(rolesOf(product.screens[0] ?? raise()).map(({ name }) => name)).toEqual(['reader']);
});

test('a screen for no role is for nobody; a circle of parents ends', () => {
  const product = productOf(
    screens(
      'a: { path: /a, kind: list, entity: book, parent: b }\nb: { path: /b, kind: list, entity: book, parent: a }\nnew: { path: /new, kind: create, entity: book }',
      '\n## 6. Roles\n\n```yaml\nroles: { reader: {} }\npermissions: [{ roles: [reader], can: [list], on: all }]\n```\n',
    ),
  );
  // The product opens on the first, whatever it lies below.
  expect(unreached(product)).toEqual({ new: 'nobody' });
});

test('what ties two screens is one line, from above or in the direction of its links', () => {
  const ties = tiesOf(linksOf(repairDesk)).map(({ from, to, kinds, isBack }) => [from.name, to.name, kinds, isBack]);
  expect(ties).toContainEqual(['repairs', 'repair', ['row'], true]);
  expect(ties).toContainEqual(['repair', 'editRepair', ['edit'], true]);
  expect(ties).toContainEqual(['customer', 'repair', ['related'], false]);
  expect(ties).toHaveLength(13);
});

function raise(): never {
  throw new Error('nothing there');
}
