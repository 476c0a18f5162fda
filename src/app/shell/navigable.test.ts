import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { isCurrent, navigable } from './navigable.ts';

const { specification } = read(`## 2. Screens and routes

\`\`\`yaml
list: { path: "/Räume", kind: list, entity: room }
room: { path: "/Räume/{code}", kind: detail, entity: room, parent: list }
edit: { path: "/Räume/{code}/edit", kind: edit, entity: room, parent: room }
plan: { path: "/Räume/plan", kind: text }
secret: { path: /secret, kind: text, roles: [boss] }
"a/b": { path: "/患者 liste", kind: list, entity: patient }
patient: { path: "/患者 liste/{id}", kind: detail, entity: patient }
kiosk: { path: /patients-of-today, kind: list, entity: visit, roles: [boss] }
arrive: { path: /arrive, kind: create, entity: visit }
\`\`\`

## 3. Entities and fields

\`\`\`yaml
room: { key: code, fields: { code: { type: string } } }
patient: { fields: { name: { type: string } } }
visit: { fields: { name: { type: string } } }
\`\`\`

## 6. Roles and permissions

\`\`\`yaml
roles: { boss: { title: Boss }, clerk: { title: Clerk } }
permissions: [{ roles: [boss, clerk], can: all, on: all }]
\`\`\`
`);
const product = compile(specification);
const currentAt = (path: string) =>
  navigable(product, { id: 'clerk', roles: ['clerk'] })
    .filter((screen) => isCurrent(screen, path))
    .map(({ name }) => name);

test('the navigation has what needs no record and is for who looks; a form for something new only where no list leads to it', () => {
  const names = (role: string) => navigable(product, { id: role, roles: [role] }).map(({ name }) => name);
  expect(names('clerk')).toEqual(['list', 'plan', 'a/b', 'arrive']);
  expect(names('boss')).toEqual(['list', 'plan', 'secret', 'a/b', 'kiosk']);
});

test.each([
  ['/R%C3%A4ume', ['list']],
  ['/Räume/R1', ['list']],
  ['/R%C3%A4ume/R1/edit', ['list']],
  ['/R%C3%A4ume/plan', ['plan']],
  ['/%E6%82%A3%E8%80%85%20liste', ['a/b']],
  ['/%E6%82%A3%E8%80%85%20liste/x%2Fy', ['a/b']],
  ['/nowhere', []],
  ['/%E0%A4%A', []],
])('at %s the current one is %j', (path, expected) => {
  expect(currentAt(path)).toEqual(expected);
});
