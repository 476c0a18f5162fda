import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { countEffort } from '#tooling/effort';
import { type Around, compile, type Entity, type Product, type Values } from '../compile/index.ts';
import { fits } from '../expressions/index.ts';
import { read } from '../reading/index.ts';
import { ready, referencesIn, uniquesIn, validate } from '../validation/index.ts';
import { documents } from './sample-documents.ts';
import { samples } from './samples.ts';
import { isOver } from './way.ts';

beforeAll(ready);

const now = new Date('2026-03-09T10:00:00Z');
const repairDesk = join(import.meta.dirname, '..', '..', '..', 'examples', 'repair-desk.md');
const products: Record<string, Product> = Object.fromEntries(
  Object.entries({ ...documents, repairDesk: readFileSync(repairDesk, 'utf8') }).map(([name, text]) => [
    name,
    compile(read(text).specification),
  ]),
);

function productOf(name: string): Product {
  const product = products[name];
  if (!product) throw new Error(name);
  return product;
}

function aroundOf(product: Product, records: Record<string, Values[]>): Around {
  const of = ({ name }: Entity) => records[name] ?? [];
  return {
    now,
    all: of,
    find: (entity, key) => of(entity).find((record) => entity.keyOf(record) === key) ?? null,
    subject: { id: '', roles: product.access.roles.map(({ name }) => name) },
  };
}

describe.each(Object.keys(products))('%s', (name) => {
  const product = productOf(name);
  const made = () => samples(product, { now });
  const each = (ask: (entity: Entity, record: Values, around: Around) => unknown) => {
    const records = made();
    const around = aroundOf(product, records);
    for (const entity of product.entities) for (const record of records[entity.name] ?? []) ask(entity, record, around);
  };

  test('there are as many as there should be', () => {
    const records = made();
    expect(Object.keys(records)).toEqual(product.entities.map((entity) => entity.name));
    const isListed = (of: Entity) => product.screens.some(({ kind, entity }) => kind === 'list' && entity === of);
    for (const entity of product.entities) {
      const belongsToListed = entity.fields.some(({ isRequired, to }) => isRequired && to && isListed(to));
      expect(records[entity.name]).toHaveLength(isListed(entity) || belongsToListed ? 40 : 10);
    }
  });

  test('every record is in order', () => {
    each((entity, record, around) => {
      const errors = validate(entity, record, around).filter(({ severity }) => severity === 'error');
      expect({ record, errors }).toEqual({ record, errors: [] });
    });
  });

  test('references lead to records that may be chosen', () => {
    each((entity, record, around) => {
      for (const reference of referencesIn(entity, record, around)) {
        const target = around.find?.(reference.to, reference.key);
        expect(target).toBeTruthy();
        if (target)
          expect(reference.field.mayReferTo(target, { entity, values: record }, around, reference.item)).toBe(true);
      }
    });
  });

  test('keys and what is unique are there once, and fit', () => {
    const seen = new Set<string>();
    each((entity, record) => {
      const key = { name: '', answer: entity.keyOf(record) };
      expect(key.answer).not.toBe('');
      if (entity.keyField.pattern) expect(fits(entity.keyField.pattern, key.answer)).toBe(true);
      for (const { name, answer } of [key, ...uniquesIn(entity, record)]) {
        expect(seen).not.toContain(`${entity.name} ${name} ${answer}`);
        seen.add(`${entity.name} ${name} ${answer}`);
      }
    });
  });

  test('what the product wrote down was before', () => {
    each((entity, record) => {
      for (const field of entity.fields) {
        if (field.kindName !== 'dateTime' || field.isAnswered || record[field.name] === null) continue;
        expect(new Date(String(record[field.name])).getTime()).toBeLessThan(now.getTime());
      }
    });
  });

  test('they are the same all day, and complete', () => {
    expect(samples(product, { now: new Date('2026-03-09T11:30:00Z') })).toEqual(made());
    each((entity, record) => {
      for (const field of entity.fields) expect(record[field.name]).not.toBeUndefined();
    });
  });
});

test('stated records come first, with their keys', () => {
  const { kit = [] } = samples(productOf('nested'), { now });
  expect(kit[0]).toMatchObject({ sku: 'KIT-7', label: 'Stated', weight: 2.5, colour: null, owner: null });
  expect(kit[1]).toMatchObject({ sku: 'KIT-11', label: 'Another' });
  expect(kit.slice(2, 5).map(({ sku }) => sku)).toEqual(['KIT-12', 'KIT-13', 'KIT-14']);
});

test('examples are used in turn, and of each role there is somebody', () => {
  const { طالب: pupils = [] } = samples(productOf('enrolment'), { now });
  expect(pupils.slice(0, 3).map((pupil) => pupil.الاسم)).toEqual(['ليلى', 'عمر', 'ليلى']);
  const { person = [] } = samples(productOf('nested'), { now });
  expect(person.slice(0, 3).map(({ roles }) => roles)).toEqual([['buyer'], ['clerk'], ['owner']]);
});

test('a record has what was asked on the way into its state', () => {
  const { Termin = [] } = samples(productOf('termine'), { now });
  const states = new Set(Termin.map(({ status }) => status));
  expect([...states].sort()).toEqual(['abgesagt', 'bestätigt', 'fertig', 'offen']);
  for (const { status, rabatt, befund } of Termin) {
    if (status === 'offen') expect(rabatt).toBeNull();
    if (status === 'bestätigt' || status === 'fertig') expect(rabatt).not.toBeNull();
    expect(befund === null).toBe(status !== 'fertig');
  }
});

test('a thousand records of twenty fields take less than a second', () => {
  const fields = Array.from({ length: 20 }, (_, index) => `    f${index}: { ${kindAt(index)} }`);
  const text = `## 2. Screens\n\`\`\`yaml\nall: { kind: list, entity: thing, path: / }\n\`\`\`\n## 3. Entities\n\`\`\`yaml\nthing:\n  fields:\n${fields.join('\n')}\n\`\`\`\n`;
  const product = compile(read(text).specification);
  samples(product, { now, count: 20 });
  const effort = countEffort();
  expect(samples(product, { now, count: 1000 }).thing).toHaveLength(1000);
  expect(effort()).toBeLessThan(1000);
});

function kindAt(index: number): string {
  const kinds = [
    'type: string, required: true, maxLength: 40',
    'type: integer, minimum: 0, maximum: 100, multipleOf: 5',
    'type: string, format: date',
    'type: string, enum: [a, b, c]',
    'type: string, pattern: "^[A-Z]{3}-[0-9]{4}$", unique: true',
    'type: array, items: { type: object, properties: { a: { type: string }, b: { type: number, relevantWhen: item.a != null } } }',
    'type: reference, to: thing, where: record.f0 != form.f0',
  ];
  return kinds[index % kinds.length] ?? '';
}

test('what is in hand is not begun a second time meanwhile, where there is enough of it', () => {
  const product = productOf('repairDesk');
  const repair = product.entity('repair') as Entity;
  const { lifecycle } = repair;
  const inHand = (samples(product, { now }).repair ?? []).filter((record) => {
    const state = lifecycle?.stateOf(record);
    return lifecycle && state && !isOver(state, lifecycle);
  });
  expect(inHand.length).toBeGreaterThan(20);
  expect(new Set(inHand.map(({ appliance }) => appliance)).size).toBe(inHand.length);
});
