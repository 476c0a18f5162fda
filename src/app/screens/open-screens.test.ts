import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { firstScreenFor, listFor } from './open-screens.ts';

const text = `
## 2. Screens
\`\`\`yaml
jobs: { path: /, kind: list, entity: job, roles: [chief] }
room: { path: "/rooms/{id}/jobs", kind: list, entity: job }
mine: { path: /mine, kind: list, entity: job, roles: [worker, guest] }
job: { path: "/jobs/{id}", kind: detail, entity: job }
report: { path: /report, kind: create, entity: job }
\`\`\`
## 3. Entities
\`\`\`yaml
job: { fields: { title: { type: string } } }
\`\`\`
## 6. Roles
\`\`\`yaml
roles: { chief: {}, worker: {}, guest: {} }
permissions:
  - { roles: [chief, worker], can: all, on: all }
  - { roles: [guest], can: [read, create], on: [job] }
\`\`\`
`;

test('a way leads to a list that is for who asks, or to none', () => {
  const job = compile(read(text).specification).entity('job');
  const nameFor = (role: string) => job && listFor(job, { id: '1', roles: [role] })?.name;
  expect(['chief', 'worker', 'guest'].map(nameFor)).toEqual(['jobs', 'mine', undefined]);
});

test('the product begins for somebody with the first screen that is for them, or with none', () => {
  const product = compile(read(text).specification);
  const nameFor = (role: string) => firstScreenFor(product, { id: '1', roles: [role] })?.name;
  expect(['chief', 'worker', 'guest', 'nobody'].map(nameFor)).toEqual(['jobs', 'mine', 'report', undefined]);
});
