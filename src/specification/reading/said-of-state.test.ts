import { expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

/** What other tools say of a state is kept with it: no state, and no way out of one, is made of it. */
test.each<[said: string, kept: string]>([
  ['{ locked: yes }', '{ editable: none }'],
  ['{ readonly: true }', '{ editable: none }'],
  ['{ required: [due, owner] }', '{ …: "required: [due, owner]" }'],
  ['{ roles: [founder], sla: 3 days }', '{ …: "roles: [founder]; sla: 3 days" }'],
  ['{ editable: none, owner: ann }', '{ editable: none, …: "owner: ann" }'],
])('cast: %s', (said, kept) => {
  const { problems } = read(
    chapter(3, 'c: { fields: { status: string, due: date, owner: string } }') +
      chapter(4, `c: { field: status, states: { draft: {}, cast: ${said} }, transitions: none }`),
  );
  const [example] = problems.flatMap(({ values }) => values.example ?? []);
  expect(example).toContain(`states: { draft: {}, cast: ${kept} }`);
  expect(example).not.toContain('->');
});
