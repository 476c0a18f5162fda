import { expect, test } from 'vitest';
import * as z from 'zod';
import { read } from '../reading/index.ts';
import { chapter } from './in-tests.ts';
import { chapters } from './index.ts';
import { chapterKeys } from './keys.ts';
import { Names } from './names.ts';
import { expressionPlaces } from './places.ts';

/** Fields lie inside fields without end. */
const deepest = 7;

function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return bare(schema.unwrap());
  if (schema instanceof z.ZodLazy) return bare(schema.unwrap());
  return schema instanceof z.ZodPipe ? bare(schema.out) : schema;
}

/** What a schema says that it holds, wherever it says so. */
function holdsOf(schema: z.core.$ZodType): unknown {
  const said = z.globalRegistry.get(schema)?.holds;
  if (said || !(schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)) return said;
  return holdsOf(schema.unwrap());
}

/** Every place of a vocabulary that holds an expression, or a number that may be one: its steps, with `x` for names. */
function* placesIn(schema: z.core.$ZodType, steps: string[]): Generator<{ steps: string[]; holds: unknown }> {
  const holds = holdsOf(schema);
  if (holds === 'expression' || holds === 'limit') yield { steps, holds };
  const at = bare(schema);
  if (steps.length > deepest) return;
  if (at instanceof z.ZodObject)
    for (const [key, inner] of Object.entries(at.shape)) yield* placesIn(inner, [...steps, key]);
  if (at instanceof z.ZodRecord) yield* placesIn(at.valueType, [...steps, 'x']);
  if (at instanceof z.ZodArray) yield* placesIn(at.element, [...steps, '0']);
  if (at instanceof z.ZodUnion) for (const option of at.options) yield* placesIn(option, steps);
}

const places = chapterKeys.flatMap((key) => [...placesIn(chapters[key].vocabulary, [key])]);

/** A fact at some steps, with everything around it. */
function factAt([step, ...steps]: string[], value: string): unknown {
  if (step === undefined) return value;
  return step === '0' ? [factAt(steps, value)] : { [step]: factAt(steps, value) };
}

test('the vocabulary has them in five chapters', () => {
  expect(places.length).toBeGreaterThan(40);
  expect(new Set(places.map(({ steps }) => steps[0])).size).toBe(5);
});

test.each(places.map(({ steps, holds }) => [steps.join('.'), holds === 'limit' ? '=1 + 1' : '1 + 1'] as const))(
  '%s is parsed and checked',
  (path, written) => {
    const { specification } = read('');
    Object.assign(specification, factAt(path.split('.'), written));
    const found = [...expressionPlaces(new Names(specification))];
    expect(found.map((place) => [place.path, place.source])).toContainEqual([path, '1 + 1']);
  },
);

test('so are those that begin with `=`, and those between braces', () => {
  const document = [
    chapter(3, 't: { display: =record.a, fields: { a: { type: string, default: =now() } } }'),
    chapter(5, 'e: { entity: t }'),
    chapter(8, 'e: { title: "{record.a} of {1 + 1}", detail: "{today()}" }'),
  ];
  const { specification } = read(document.join(''));
  expect(Object.keys(specification.expressions)).toEqual(['record.a', 'now()', '1 + 1', 'today()']);
});
