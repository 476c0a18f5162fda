import { describe, expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

/** What somebody writes who never saw the vocabulary, and the same in its exact form. */
describe('fields that are listed say what they are', () => {
  const required = { required: true };
  test.each<[written: string, fields: object]>([
    ['fields:\n    - name: required', { name: required }],
    ['fields:\n    - name (required)\n    - age', { name: required, age: {} }],
    ['fields:\n    - name*\n    - age?', { name: required, age: { required: false } }],
    ['fields:\n    name: required', { name: required }],
    ['name: required', { name: required }],
  ])('%s', (written, fields) => {
    const { problems, specification } = read(chapter(3, `pet:\n  ${written}`));
    expect(problems).toEqual([]);
    expect(specification.entities.pet?.fields).toEqual(fields);
  });

  test('an entity of JSON Schema is taken as it is', () => {
    const { problems, specification } = read(
      chapter(
        3,
        'pet:\n  type: object\n  required: [chip]\n  properties: { chip: { type: integer }, name: { type: string } }',
      ),
    );
    expect(problems).toEqual([]);
    expect(specification.entities.pet).toEqual({
      fields: { chip: { type: 'integer', required: true }, name: { type: 'string' } },
    });
  });

  test.each<[written: string, advised: string[], fields: object]>([
    ['- name: required\n  - species: dog, cat', ['species: { enum: [dog, cat] }'], { name: required, species: {} }],
    [
      'fields:\n    - name: required\n    - species: dog, cat',
      ['species: { enum: [dog, cat] }'],
      { name: required, species: {} },
    ],
    ['name: required\n  species: dog, cat', ['species: { enum: [dog, cat] }'], { name: required, species: {} }],
    [
      'fields: name*, species (dog, cat), age (number)',
      ['fields: { name: { required: true }, species: { enum: [dog, cat] }, age: number }'],
      {},
    ],
    ['fields:\n    weight: 0-80 kg', ['weight: { type: number, unit: kg, minimum: 0, maximum: 80 }'], { weight: {} }],
    [
      'fields: { weight: "max. 80 kg, required" }',
      ['weight: { type: number, unit: kg, maximum: 80, required: true }'],
      { weight: {} },
    ],
    ['fields:\n    chip: 9 letters', ['chip: { type: string, minLength: 9, maxLength: 9 }'], { chip: {} }],
    ['fields:\n    chip: ^[A-Z]{3}$', ['chip: { type: string, pattern: "^[A-Z]{3}$" }'], { chip: {} }],
    [
      'fields:\n    seen: timestamp default now()',
      ['seen: { type: string, format: date-time, default: =now() }'],
      { seen: {} },
    ],
    ['- name (text)\n  - weight (kg)', ['pet: { fields: { name: text, weight: { type: number, unit: kg } } }'], {}],
    ['fields:\n    owner: -> Owner', ['owner: { type: reference, to: Owner }'], { owner: {} }],
    ['fields:\n    size: text | number', ['size: { type: string }'], { size: {} }],
    ['fields:\n    size: int | float', ['size: { type: number }'], { size: {} }],
    ['fields:\n    seen: date or datetime', ['seen: { type: string, format: date-time }'], { seen: {} }],
    ['fields:\n    size: number | null', ['size: { type: number, required: false }'], { size: {} }],
    ['fields:\n    size: small | large', ['size: { enum: [small, large] }'], { size: {} }],
  ])('%s: what is left is answered where it stands', (written, advised, fields) => {
    const { problems, specification } = read(chapter(3, `pet:\n  ${written}`));
    expect(problems.map(({ values }) => values.example)).toEqual(advised);
    expect(specification.entities.pet?.fields ?? {}).toEqual(fields);
  });
});

describe('what is said of a field by itself is answered as what it says', () => {
  const owners = 'owner: { fields: { name: text } }';
  test.each([
    ['max 40', 'type: integer, maximum: 40'],
    ['max 40 characters', 'type: string, maxLength: 40'],
    ['between 1 and 5', 'type: integer, minimum: 1, maximum: 5'],
    ['1..5', 'type: integer, minimum: 1, maximum: 5'],
    ['positive number', 'type: number, exclusiveMinimum: 0'],
    ['positive integer', 'type: integer, minimum: 1'],
    ['non-negative integer', 'type: integer, minimum: 0'],
    ['int unsigned', 'type: integer, minimum: 0'],
    ['number > 0', 'type: number, exclusiveMinimum: 0'],
    ['integer, less than 10', 'type: integer, maximum: 9'],
    ['text, more than 3 characters', 'type: string, minLength: 4'],
    ['date >= today', 'type: string, format: date, …: ">= today"'],
    ['date, not in the past', 'type: string, format: date, …: not in the past'],
    ['date in the future', 'type: string, format: date, …: in the future'],
    ['hasMany owner', 'type: array, items: { type: reference, to: owner }'],
    ['has many owners', 'type: array, items: { type: reference, to: owner }'],
    ['List<Owner>', 'type: array, items: { type: reference, to: owner }'],
    ['array<string>', 'type: array, items: { type: string }'],
    ['(dog, cat)', 'enum: [dog, cat]'],
    ['boolean = false', 'type: boolean, default: false'],
    ['text = "new"', 'type: string, default: new'],
    ['weight in kg', 'type: number, unit: kg'],
    ['date picker', 'type: string, format: date'],
    ['image upload', 'type: string, format: image'],
    ['uuid', 'type: string, unique: true'],
    ['decimal(10,2)', 'type: number, multipleOf: 0.01'],
    ['today', 'type: string, format: date, default: =today()'],
    ['now()', 'type: string, format: date-time, default: =now()'],
    ['json', 'type: object, properties: { street: { type: string }, city: { type: string } }'],
  ])('%s', (written, facts) => {
    const { problems } = read(chapter(3, `${owners}\npet: { fields: { name: text, a: '${written}' } }`));
    expect(problems.map(({ values }) => values.example)).toEqual([`a: { ${facts} }`]);
    const again = read(chapter(3, `${owners}\npet: { fields: { name: text, a: { ${facts} } } }`));
    // What is left open in it is asked, and nothing else.
    expect(again.problems.map(({ code }) => code)).toEqual(facts.includes('…') ? ['open.key'] : []);
  });

  test.each<[written: string, facts: object]>([
    ['read only', { readOnly: true }],
    ['rich text', { type: 'string', format: 'markdown' }],
    ['{ type: text, length: 40 }', { type: 'string', maxLength: 40 }],
    ['{ type: reference, entity: owner }', { type: 'reference', to: 'owner' }],
    ['{ type: date, default: today }', { type: 'string', format: 'date', default: '=today()' }],
    ['{ type: datetime, default: now }', { type: 'string', format: 'date-time', default: '=now()' }],
  ])('%s is taken', (written, facts) => {
    const { problems, specification } = read(chapter(3, `${owners}\npet: { fields: { name: text, a: ${written} } }`));
    expect(problems).toEqual([]);
    expect(specification.entities.pet?.fields?.a).toEqual(facts);
  });

  test.each(['number plate', 'number in the tank', 'time of arrival'])('%s speaks of no type', (written) => {
    const { problems } = read(chapter(3, `pet: { fields: { name: text, a: ${written} } }`));
    expect(problems.map(({ code }) => code)).toEqual(['unknown.type']);
  });
});

test.each(['auto increment', 'autoincrement', 'serial primary key', 'int, auto-increment', 'laufende Nummer'])(
  'what counts by itself identifies a record: %s',
  (written) => {
    const [problem, ...others] = read(chapter(3, `pet: { fields: { name: text, nr: '${written}' } }`)).problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'fact.counter', values: { key: 'nr' } });
    const fact = String(problem?.values.example);
    expect(read(chapter(3, `pet: { key: nr, fields: { name: text, ${fact} } }`)).problems).toEqual([]);
  },
);

test.each<[written: string, required: readonly string[]]>([
  ['pet: { name: text, owner: pet, required: [name, owner] }', ['name', 'owner']],
  ['pet: { fields: { name: "text, unique", size: text }, required: [name] }', ['name']],
  ['pet: { name: text, required: [S, M] }', []],
])('what is listed as required is required of each, also beside fields without `fields`: %s', (written, required) => {
  const { problems, specification } = read(chapter(3, written));
  expect(problems).toEqual([]);
  const fields = Object.entries(specification.entities.pet?.fields ?? {});
  expect(fields.flatMap(([name, { required }]) => (required ? [name] : []))).toEqual(required);
});

test.each(['required: if ate', 'required if: ate', 'requiredWhen: ate', 'required: record.ate == true'])(
  'what is required of some records only is told the rule that it is: %s',
  (fact) => {
    const find = (facts: string) => chapter(3, `find: { fields: { ate: boolean, ill: { type: string${facts} } } }`);
    const [problem, ...others] = read(find(`, ${fact}`)).problems;
    expect(others).toEqual([]);
    expect(problem?.code).toBe('fact.requiredIf');
    const rule = String(problem?.values.example);
    expect(rule).toBe(
      'ill required: { entity: find, when: record.ate == true, assert: record.ill != null, at: [ill] }',
    );
    expect(read(find('') + chapter(5, rule)).problems).toEqual([]);
  },
);

test.each(['visible if', 'showWhen', 'only if', 'sichtbar wenn'])('what is asked of some records only: %s', (key) => {
  const { problems, specification } = read(
    chapter(3, `find: { fields: { ate: boolean, ill: { type: string, ${key}: record.ate } } }`),
  );
  expect(problems).toEqual([]);
  expect(specification.entities.find?.fields?.ill?.relevantWhen).toBe('record.ate');
});

test.each<[written: string, facts: string]>([
  ['low | high, default low', 'enum: [low, high], default: low'],
  ['enum(low, high) default low', 'enum: [low, high], default: low'],
  ['one of low, high (default high)', 'enum: [low, high], default: high'],
  ['multi select a, b, c', 'type: array, items: { enum: [a, b, c] }'],
])('choices with what is said of them: %s', (written, facts) => {
  const [problem, ...others] = read(chapter(3, `pet: { fields: { name: text, a: '${written}' } }`)).problems;
  expect(others).toEqual([]);
  expect(problem?.values.example).toBe(`a: { ${facts} }`);
});

/** A word that is a key of an entity, or almost one, is the name of a field where a type stands behind it. */
test.each([
  ['Titel: { type: string, maxLength: 80 }', { Titel: { type: 'string', maxLength: 80 } }],
  ['Title: text', { Title: { type: 'string' } }],
  ['Key: { type: string }', { Key: { type: 'string' } }],
  ['Beschreibung: { type: string }', { Beschreibung: { type: 'string' } }],
])('%s stays as it is written', (written, fields) => {
  const { problems, specification } = read(chapter(3, `film:\n  ${written}\n  year: { type: integer }`));
  expect(problems).toEqual([]);
  expect(specification.entities.film).toEqual({ fields: { ...fields, year: { type: 'integer' } } });
});

test('yes and no are taken in each language, of a field and of what begins with it', () => {
  const { specification, problems } = read(
    chapter(
      3,
      'a:\n  fields:\n    paid: { type: boolean, default: nein }\n    host: { type: link, target: a }\n    from: { type: lookup, to: a }\n    guests: { type: list, to: a }\n  samples: [{ paid: ja }, { paid: نعم }, { paid: いいえ }]',
    ),
  );
  expect(problems).toEqual([]);
  expect(specification.entities.a?.fields).toMatchObject({
    paid: { default: false },
    host: { type: 'reference', to: 'a' },
    from: { type: 'reference', to: 'a' },
    guests: { type: 'array', items: { type: 'reference', to: 'a' } },
  });
  expect(specification.entities.a?.samples).toEqual([{ paid: true }, { paid: true }, { paid: false }]);
});

test('choices end with a word, and a default is called as in German', () => {
  const { specification, problems } = read(
    chapter(3, 'a: { fields: { b: "Auswahl: Rezeption, Trainer oder Mitglied", c: { Typ: Geld, Standard: 45.5 } } }'),
  );
  expect(problems).toEqual([]);
  expect(specification.entities.a?.fields).toMatchObject({
    b: { enum: ['Rezeption', 'Trainer', 'Mitglied'] },
    c: { default: 45.5 },
  });
});
