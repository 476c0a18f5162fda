import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBackend, memoryStore, sampleRecords, subjectHeader } from '#backend';
import { compile, type Entity, type Operation, type Subject, scopeOf, type Values } from '#specification';
import { read } from '#specification/reading';
import { privilegeOf } from '#specification/survey';
import { actionsOf } from './columns.ts';

const now = new Date('2026-03-09T10:00:00Z');
const examples = join(import.meta.dirname, '../../../../examples');
/** So many records of an entity are asked about. */
const most = 6;

describe.each(['repair-desk', 'berghuette'])('the cells of %s', async (name) => {
  const product = compile(read(readFileSync(join(examples, `${name}.md`), 'utf8')).specification);
  await product.ready();
  const records = await sampleRecords(product, now);
  const { users } = product;
  const cells = product.access.roles.flatMap((role) =>
    product.entities.flatMap((entity) => actionsOf(entity).map((action) => [role.name, action.name, entity] as const)),
  );

  /** A person with the role, else nobody in particular with it. */
  const subjectWith = (role: string): Subject => {
    const holder = (users ? (records[users.entity.name] ?? []) : []).find(({ values }) =>
      [values[users?.roles?.name ?? '']].flat().includes(role),
    );
    return { id: holder?.key ?? 'nobody', roles: [role] };
  };

  /** What the backend answers to doing something to one record. */
  const ask = async ({ method, template }: Operation, entity: Entity, values: Values, subject: Subject) => {
    const store = memoryStore();
    await store.fill(records);
    const path = template.fill((parameter) => String(values[parameter] ?? entity.keyOf(values)));
    const headers = {
      [subjectHeader]: encodeURIComponent(JSON.stringify(subject)),
      'content-type': 'application/json',
    };
    const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
    const request = new Request(`https://product.invalid${path}`, { method, headers, body });
    return (await createBackend(product, { store, now: () => now })(request)).status;
  };

  test.each(cells)('%s may %s as drawn', async (role, action, entity) => {
    const operation = product.operation(entity, action);
    if (!operation) throw new Error(`${entity.name} has no ${action}`);
    const { verdict, clauses } = privilegeOf(product.access, role, action, entity);
    const subject = subjectWith(role);
    const isOfOne = action !== 'list' && action !== 'create';
    const states = entity.lifecycle?.transition(action)?.from;
    const state = entity.lifecycle?.field.name ?? '';
    const some = (records[entity.name] ?? []).map(({ values }) => values);
    const fitting = states ? some.filter((values) => states.includes(String(values[state]))) : some;
    for (const values of isOfOne ? fitting.slice(0, most) : some.slice(0, 1)) {
      const status = await ask(operation, entity, values, subject);
      const refused = status === 403 || (status === 404 && isOfOne);
      const condition = clauses.find(({ when, isDeny }) => when && !isDeny)?.when;
      const find = (other: Entity, key: string) => (records[other.name] ?? []).find((one) => one.key === key)?.values;
      const isMet = condition?.test(scopeOf(entity, values, { subject, now, find }));
      if (verdict === 'denied' || verdict === 'unknown') expect(refused, `${status}`).toBe(true);
      else if (verdict !== 'conditional') expect(refused, `${status}`).toBe(false);
      else if (isOfOne && !clauses.some(({ when, isDeny }) => !when && !isDeny))
        expect(refused, `${status} for ${entity.keyOf(values)}`).toBe(isMet !== true);
    }
  });
});
