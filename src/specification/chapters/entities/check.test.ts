import { describe, expect, test } from 'vitest';
import { read } from '../../reading/index.ts';
import { chapter, problemsOf } from '../in-tests.ts';

test('a key that a reference begins with, or a sample has, is a text as it is written', () => {
  const { specification } = read(
    chapter(
      3,
      't: { key: k, fields: { k: { type: string } }, samples: [{ k: 0123 }] }\nu: { fields: { t: { type: reference, to: t, default: 0123 }, n: { type: array, items: { type: reference, to: t } } }, samples: [{ t: 0123, n: [7] }] }',
    ),
  );
  expect(specification.entities.u?.samples).toEqual([{ t: '0123', n: ['7'] }]);
  expect(specification.entities.u?.fields?.t?.default).toBe('0123');
});

const field = (facts: string) => problemsOf(chapter(3, `t: { fields: { n: { ${facts} } } }`));

describe('a field', () => {
  test.each<[string, string]>([
    ['type: string, to: t', "P.md:4:35 entities.t.fields.n.to: 'to' says nothing of string; it belongs to reference"],
    [
      'type: reference, to: x',
      "P.md:4:38 entities.t.fields.n.to: no entity is called 'x'; there is 't'; or state it in chapter 3: `x: { fields: { name: string } }`",
    ],
    [
      'type: string, onDelete: cascade',
      "P.md:4:35 entities.t.fields.n.onDelete: 'onDelete' says nothing of string; it belongs to reference",
    ],
    [
      'type: reference, to: t, required: true, onDelete: setNull',
      'P.md:4:61 entities.t.fields.n.onDelete: a required reference cannot be emptied; use `restrict` or `cascade`, or do not require it',
    ],
    [
      'type: array, required: true, items: { type: reference, to: t, onDelete: setNull }',
      'P.md:4:83 entities.t.fields.n.items.onDelete: a required reference cannot be emptied; use `restrict` or `cascade`, or do not require it',
    ],
    [
      'type: array, minItems: 1, items: { type: reference, to: t, onDelete: setNull }',
      'P.md:4:80 entities.t.fields.n.items.onDelete: a required reference cannot be emptied; use `restrict` or `cascade`, or do not require it',
    ],
    [
      'type: string, format: email, default: nobody',
      "P.md:4:50 entities.t.fields.n.default: the field itself refuses its default 'nobody': it is no e-mail address such as name@example.org",
    ],
    [
      'type: string, format: uri, default: "javascript:alert(1)"',
      "P.md:4:48 entities.t.fields.n.default: the field itself refuses its default 'javascript:alert(1)': it is no address such as https://example.org",
    ],
    [
      'type: string, format: date-time, default: March 7 2026',
      "P.md:4:54 entities.t.fields.n.default: the field itself refuses its default 'March 7 2026': it is no date with a time such as 2026-01-31T09:00:00Z",
    ],
    ['type: number, enum: [1, 1.0]', "P.md:4:45 entities.t.fields.n.enum.1: the choice '1.0' stands here twice"],
    [
      'type: string, format: mony',
      "warning P.md:4:35 entities.t.fields.n.format: no field type draws the format 'mony'; the field is edited as text; did you mean 'money'?",
    ],
    [
      'type: string, format: hologram',
      "warning P.md:4:35 entities.t.fields.n.format: no field type draws the format 'hologram'; the field is edited as text",
    ],
    [
      'type: string, format: constructor',
      "warning P.md:4:35 entities.t.fields.n.format: no field type draws the format 'constructor'; the field is edited as text",
    ],
    [
      'type: string, format: money',
      "P.md:4:35 entities.t.fields.n.format: the format 'money' is for integer and number, the field is string; change one of the two",
    ],
    [
      'type: integer, format: phone',
      "P.md:4:36 entities.t.fields.n.format: the format 'phone' is for string, the field is integer; change one of the two",
    ],
    [
      'type: string, minimum: 3',
      "warning P.md:4:35 entities.t.fields.n.minimum: 'minimum' says nothing of string; it belongs to integer and number",
    ],
    ['type: string, enum: [a, b, a]', "P.md:4:48 entities.t.fields.n.enum.2: the choice 'a' stands here twice"],
    [
      'type: integer, enum: [one]',
      "P.md:4:43 entities.t.fields.n.enum.0: 'one' is no integer; make the field a string, or the choice a number",
    ],
    [
      'type: array, enum: [a]',
      'P.md:4:34 entities.t.fields.n.enum: array has no choices; for a list of choices state them of its items: `items: { type: string, enum: […] }`',
    ],
    [
      'type: string, pattern: "["',
      'P.md:4:35 entities.t.fields.n.pattern: this is not a regular expression; it is not enforced',
    ],
    [
      'type: string, pattern: "(?=a)b"',
      'P.md:4:35 entities.t.fields.n.pattern: this pattern has look-around or a backreference, and would not run in linear time; write it without, it is not enforced',
    ],
    [
      'type: string, minLength: 5, maxLength: 3',
      'P.md:4:49 entities.t.fields.n.maxLength: nothing is between minLength 5 and maxLength 3; no answer would do',
    ],
    [
      'type: number, minimum: 5, exclusiveMaximum: 5',
      'P.md:4:47 entities.t.fields.n.exclusiveMaximum: nothing is between minimum 5 and exclusiveMaximum 5; no answer would do',
    ],
    [
      'type: string, maxLength: 1.5',
      'P.md:4:35 entities.t.fields.n.maxLength: maxLength is a count, 1.5 is none: 0, 1, 2 …',
    ],
    ['type: number, multipleOf: 0', 'P.md:4:35 entities.t.fields.n.multipleOf: steps are greater than 0, not 0'],
    [
      'type: integer, minimum: 3, default: 2',
      "P.md:4:48 entities.t.fields.n.default: the field itself refuses its default '2': it is too small (`minimum: 3`)",
    ],
    [
      'type: string, enum: [a, b], default: c',
      "P.md:4:49 entities.t.fields.n.default: the field itself refuses its default 'c': it is none of the choices",
    ],
    [
      'type: string, format: date, default: tomorrow',
      "P.md:4:49 entities.t.fields.n.default: the field itself refuses its default 'tomorrow': it is no date such as 2026-01-31",
    ],
    [
      'type: string, default: [a]',
      'P.md:4:35 entities.t.fields.n.default: the field itself refuses its default \'["a"]\': it is no text; put it into quotes',
    ],
    [
      'type: string, maxLength: 2, examples: [ab, abc]',
      "P.md:4:64 entities.t.fields.n.examples.1: the field itself refuses the example 'abc': it is too long (`maxLength: 2`)",
    ],
    [
      'type: string, required: true, computed: "\'a\'"',
      'P.md:4:35 entities.t.fields.n.required: nobody answers what is computed: it cannot be required',
    ],
    [
      'type: string, default: a, computed: "\'a\'"',
      'P.md:4:35 entities.t.fields.n.default: nobody answers what is computed: it has no default',
    ],
  ])('%s', (facts, said) => {
    expect(field(facts)).toEqual([said]);
  });

  test.each([
    'type: string, pattern: "^(a+)+$", minLength: 2, maxLength: 2',
    'type: integer, enum: [1, 2], default: 1',
    'type: array, items: { type: string }, default: [a]',
    'type: object, properties: { a: { type: string } }, default: { a: b }',
    'type: string, format: date-time, default: =now()',
  ])('in order: %s', (facts) => {
    expect(field(facts)).toEqual([]);
  });

  test('bounds through constants', () => {
    const document = chapter(3, 't: { fields: { n: { type: string, minLength: 5, maxLength: =constants.most } } }');
    expect(problemsOf(document + chapter(9, 'most: { value: 3 }'))).toEqual([
      'P.md:4:35 entities.t.fields.n.minLength: nothing is between minLength 5 and maxLength 3; no answer would do',
    ]);
  });

  test('inside lists and objects', () => {
    const inside = 'type: array, items: { type: object, properties: { a: { type: string, format: mony } } }';
    expect(field(inside)).toEqual([
      "warning P.md:4:90 entities.t.fields.n.items.properties.a.format: no field type draws the format 'mony'; the field is edited as text; did you mean 'money'?",
    ]);
  });
});

test('what identifies a record cannot be emptied', () => {
  const text = chapter(3, 't: { key: n, fields: { n: { type: reference, to: t, onDelete: setNull } } }');
  expect(problemsOf(text)).toEqual([
    'P.md:4:53 entities.t.fields.n.onDelete: a required reference cannot be emptied; use `restrict` or `cascade`, or do not require it',
  ]);
});

describe('an entity', () => {
  test.each<[string, string]>([
    ['key: cod', "P.md:4:6 entities.t.key: 't' has no field called 'cod'; did you mean 'code'?"],
    ['key: ok', "P.md:4:6 entities.t.key: 'ok' cannot identify a record, being boolean; a text or a number can"],
    ['display: nam', "P.md:4:6 entities.t.display: 't' has no field called 'nam'; there is 'id', 'code' and 'ok'"],
    ['unique: [[code, okk]]', "P.md:4:22 entities.t.unique.0.1: 't' has no field called 'okk'; did you mean 'ok'?"],
    [
      'samples: [{ code: a, ok: 5 }]',
      "P.md:4:27 entities.t.samples.0.ok: the field itself refuses the sample '5': it is not of the stated type (`type: boolean`)",
    ],
    ['samples: [{ ok: true }]', "P.md:4:16 entities.t.samples.0: the sample does not answer 'code', which is required"],
    [
      'samples: [{ code: a, okk: true }]',
      "P.md:4:27 entities.t.samples.0.okk: 't' has no field called 'okk'; did you mean 'ok'?",
    ],
    [
      'unique: [[code, ok]], samples: [{ code: a, ok: true }, { code: b, ok: true }, { code: a, ok: true }]',
      "P.md:4:86 entities.t.samples.2.code: another sample has the same code, ok already, 'a, true': no two may",
    ],
    [
      'samples: [{ id: "1", code: a }, { id: "1", code: b }]',
      "P.md:4:40 entities.t.samples.1.id: another sample has the key '1' already",
    ],
  ])('%s', (facts, said) => {
    const fields = 'fields: { code: { type: string, required: true }, ok: { type: boolean } }';
    expect(problemsOf(chapter(3, `t: { ${facts}, ${fields} }`))).toEqual([said]);
  });

  test('has no two samples with the same, however it is written', () => {
    const time = 'type: string, format: time';
    const fields = `fields: { at: { ${time}, unique: true }, all: { type: array, uniqueItems: true, items: { ${time} } } }`;
    const samples = 'samples: [{ at: "08:00" }, { at: "08:00:00" }, { all: ["09:00", "09:00:00"] }]';
    expect(problemsOf(chapter(3, `t: { ${fields}, ${samples} }`))).toEqual([
      expect.stringContaining('entities.t.samples.1.at: another sample has the same at already'),
      expect.stringContaining('entities.t.samples.2.all: the field itself refuses the sample'),
    ]);
  });

  test('values that rest on themselves, with the way round', () => {
    const fields = [
      'a: { type: number, computed: record.b + 1 }',
      'b: { type: number, computed: record.c + 1 }',
      'c: { type: number, computed: record.a + 1 }',
      'd: { type: number, computed: record.a + 1 }',
    ].join(', ');
    expect(problemsOf(chapter(3, `t: { fields: { ${fields} } }`)).map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'entities.t.fields.a.computed: the value rests on itself: a → b → c → a',
      'entities.t.fields.b.computed: the value rests on itself: b → c → a → b',
      'entities.t.fields.c.computed: the value rests on itself: c → a → b → c',
    ]);
  });

  test('defaults that rest on themselves, also through what is computed of them', () => {
    const fields = [
      'a: { type: number, default: =record.b + 1 }',
      'b: { type: number, computed: record.box.c + 1 }',
      'box: { type: object, properties: { c: { type: number, default: =record.a } } }',
      'd: { type: number, default: =record.d }',
      'e: { type: number, default: =record.f }',
      'f: { type: number, default: 1 }',
    ].join(', ');
    expect(problemsOf(chapter(3, `t: { fields: { ${fields} } }`)).map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'entities.t.fields.a.default: the value rests on itself: a → b → box.c → a',
      'entities.t.fields.box.properties.c.default: the value rests on itself: box.c → a → b → box.c',
      'entities.t.fields.d.default: the value rests on itself: d → d',
    ]);
  });

  test('a value that rests on the same of another record is none of these', () => {
    const fields = 'level: { type: number, computed: record.parent.level + 1 }, parent: { type: reference, to: t }';
    expect(problemsOf(chapter(3, `t: { fields: { ${fields} } }`))).toEqual([]);
  });
});

test.each<[facts: string, code: string | undefined]>([
  ['type: string, pattern: "/^[A-Z]{2}$/"', 'field.patternStrokes'],
  ['type: string, pattern: "/[A-Z]+$/i"', 'field.patternStrokes'],
  ['type: string, pattern: "/home/.+"', undefined],
  ['type: reference, to: t, default: current user', 'field.begunSubject'],
  ['type: reference, to: t, default: Bob', 'field.begunKey'],
  ['type: reference, to: t, default: Ada', undefined],
  ['type: reference, to: t, default: =subject.id', undefined],
])('what could never be an answer is said: %s', (facts, code) => {
  const { problems } = read(
    chapter(3, `t: { key: k, fields: { k: { type: string }, f: { ${facts} } }, samples: [{ k: Ada }] }`),
  );
  expect(problems.map((problem) => problem.code)).toEqual(code ? [code] : []);
});
