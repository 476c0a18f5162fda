import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { effects } from '../chapters/effects.ts';
import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';
import { chapter, stated } from '../reading/documents.ts';
import { corpus } from '../reading/mistakes-of-beginners.ts';
import { taken } from '../reading/natural/taken.ts';
import { read } from '../reading/read.ts';
import { languages } from '../texts/language.ts';
import { vocabularyWordsFor } from '../texts/vocabulary/index.ts';
import { chapterOfThing, chapterSchema, inShort, nameInShort, places, things, vocabulary } from './index.ts';
import { isGate } from './short-schemas.ts';
import { wholes } from './wholes.ts';
import { exampleIn } from './words/example-words.ts';

vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, '..', '..', '..');
const entries = vocabulary();

test('every key of every thing is there', () => {
  const keys = things.flatMap((thing) => Object.keys(effects[thing]).map((key) => `${thing}.${key}`));
  expect(entries.map(({ thing, key }) => `${thing}.${key}`)).toEqual(keys);
  expect(keys.length).toBeGreaterThan(130);
});

test.each(entries.map((entry) => [`${entry.thing}.${entry.key}`, entry] as const))(
  '%s has a meaning, a type, an effect, an example, a standard',
  (_name, { meaning, kind, room, about }) => {
    expect(meaning).toMatch(/\S.*\.$|…$/);
    expect(kind).not.toBe('');
    expect(room).not.toBe('none');
    for (const said of about) expect(said).toMatch(/\S/);
  },
);

test('what decides over access is called by its keys alone, and found by other words all the same', () => {
  const role = entries.find(({ thing, key }) => thing === 'transition' && key === 'guard');
  expect(role).toMatchObject({ alike: [], asked: expect.stringMatching(/\S/) });
  for (const { thing, alike } of entries) if (isGate(chapterOfThing(thing))) expect(alike).toEqual([]);
});

test('types are told apart', () => {
  const typeOf = (thing: string, key: string) => entries.find((entry) => entry.thing === thing && entry.key === key);
  expect(typeOf('screen', 'kind')).toMatchObject({ kind: 'words', isList: false });
  expect(typeOf('screen', 'columns')).toMatchObject({ kind: 'text', isList: true });
  expect(typeOf('screen', 'pageSize')).toMatchObject({ kind: 'limit' });
  expect(typeOf('field', 'required')).toMatchObject({ kind: 'flag' });
  expect(typeOf('field', 'computed')).toMatchObject({ kind: 'expression' });
  expect(typeOf('purpose', 'currency')).toMatchObject({ kind: 'text' });
  expect(typeOf('entity', 'fields')).toMatchObject({ kind: 'names' });
  expect(typeOf('constant', 'value')).toMatchObject({ kind: 'scalar' });
  expect(typeOf('error', 'status')).toMatchObject({ kind: 'number' });
});

/** A block that states a value at a place. */
function blockOf(place: string, value: string): string {
  const [, ...steps] = place.split('.');
  const lists = new Set(['widgets', 'sections', 'steps', 'permissions', 'enum']);
  return steps.reduceRight((inner, step, index) => {
    if (step !== '*') return `{ ${step}: ${inner} }`;
    return lists.has(steps[index - 1] ?? '') ? `[${inner}]` : `{ some: ${inner} }`;
  }, value);
}

describe('each example reads without a message', () => {
  test.each(entries.map((entry) => [`${entry.thing}.${entry.key}`, entry] as const))('%s', (_name, entry) => {
    const number = chapterKeys.indexOf(chapterOfThing(entry.thing)) + 1;
    const text = chapter(number, blockOf(places[entry.thing], `{ ${entry.key}: ${entry.about[0]} }`));
    const { problems } = read(text);
    expect(problems.filter(({ severity, code }) => severity === 'error' && !names.test(code))).toEqual([]);
  });

  test.each(things)('a whole %s', (thing) => {
    const number = chapterKeys.indexOf(chapterOfThing(thing)) + 1;
    const { problems } = read(chapter(number, blockOf(places[thing], wholes[thing])));
    expect(problems.filter(({ severity, code }) => severity === 'error' && !names.test(code))).toEqual([]);
  });
});

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  test('each example has words of the language, and reads without a message', () => {
    const examples = [
      ...entries.map(({ thing, key, about }) => [thing, `{ ${key}: ${exampleIn(language, about[0])} }`] as const),
      ...things.map((thing) => [thing, exampleIn(language, wholes[thing])] as const),
    ];
    for (const [thing, example] of examples) {
      const number = chapterKeys.indexOf(chapterOfThing(thing)) + 1;
      const { problems } = read(chapter(number, blockOf(places[thing], example)));
      const amiss = problems.filter(({ severity, code }) => severity === 'error' && !names.test(code));
      expect(amiss, example).toEqual([]);
    }
  });

  test('no English tool is left in any', () => {
    const left = [...entries.map(({ about }) => about[0]), ...Object.values(wholes)]
      .map((example) => exampleIn(language, example))
      .filter((example) => /\b(?:tools?|members?|lent|offered|loans?|owner|dueOn|drill|the|it|is)\b/i.test(example));
    expect(left).toEqual([]);
  });
});

const shorter = [
  ...entries.flatMap(({ thing, key }) => inShort(thing, key).map((form) => [`${places[thing]}.${key}`, form] as const)),
  ...things.flatMap((thing) => inShort(thing).map((form) => [places[thing], form] as const)),
].map(([place, { written, exact }]) => [place, written, exact] as const);

test.each(shorter)('in short: %s: %s is %s', (place, written, exact) => {
  const [first = '', ...steps] = place.split('.');
  const number = chapterKeys.indexOf(first as ChapterKey) + 1;
  const lines = steps.map((step, index) => `${'  '.repeat(index)}${step === '*' ? 'some' : step}:`);
  const [short, whole] = [written, exact].map((value) => stated(chapter(number, `${lines.join('\n')} ${value}`)));
  expect(short).toEqual(whole);
  expect(short?.unusable).toEqual([]);
});

test('a thing in short stands behind a name of its own, not behind what it is', () => {
  for (const thing of things) if (inShort(thing).length > 0) expect(nameInShort(thing)).not.toBe(thing);
});

/** An example alone names what only the rest of its document would have, and wants company. */
const names = /^(?:unknown|lifecycle|transition|access|widget|call|field)\./;

test.each(['en', 'de', 'ar', 'ja'])('every key has its words in %s', async (language) => {
  const { meanings, things: titles, own } = await vocabularyWordsFor(language);
  for (const thing of things) expect(titles[thing]).toMatch(/\S/);
  expect(own).toMatch(/\S/);
  if (!meanings) return;
  for (const { thing, key } of entries)
    expect(Object.entries(meanings[thing])).toContainEqual([key, expect.stringMatching(/[.…。、]$/)]);
});

describe('the JSON Schema', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  const validators = new Map(chapterKeys.map((key) => [key, ajv.compile(chapterSchema(key, ['member']))]));

  /** What a validator says of a block; nothing where it fits. */
  function errorsOf(key: ChapterKey | undefined, block: unknown): unknown[] {
    const validate = key && validators.get(key);
    return validate?.(block) ? [] : (validate?.errors ?? ['no chapter']);
  }

  test.each(['repair-desk', 'berghuette'])('accepts every block of %s', (id) => {
    const text = readFileSync(join(root, 'examples', `${id}.md`), 'utf8');
    const { specification } = read(text);
    const lines = specification.chapters.map(({ key, line }) => [key, line ?? 0] as const);
    let count = 0;
    for (const found of text.matchAll(/^```yaml\n([\s\S]*?)\n```$/gm)) {
      const line = text.slice(0, found.index).split('\n').length;
      const [key] = lines.findLast(([, from]) => from < line) ?? [];
      count++;
      expect(errorsOf(key, parse(found[1] ?? '')), key).toEqual([]);
    }
    expect(count).toBeGreaterThanOrEqual(9);
  });

  test.each(taken)('accepts what the reader takes: chapter %i, %s', (number, natural, exact) => {
    expect(errorsOf(chapterKeys[number - 1], parse(natural))).toEqual([]);
    expect(errorsOf(chapterKeys[number - 1], parse(exact))).toEqual([]);
  });

  test.each<[ChapterKey, unknown]>([
    ['access', { roles: ['admin can do everything', 'user'] }],
    ['entities', { tool: ['name as text', 'price is a number'] }],
    ['lifecycles', { tool: { states: ['open then closed'] } }],
    ['lifecycles', { tool: { transitions: { sell: 'open -> closed by clerk' } } }],
  ])('refuses a sentence in place of a name: %s %j', (key, block) => {
    expect(errorsOf(key, block)).not.toEqual([]);
  });

  test('refuses what the reader refuses for its form', () => {
    const refused = corpus.filter(([number, yaml]) => {
      const codes = read(chapter(number, yaml)).problems.map(({ code }) => code);
      return codes.length > 0 && codes.every((code) => code.startsWith('fact.'));
    });
    const passed = refused.filter(([number, yaml]) => errorsOf(chapterKeys[number - 1], parse(yaml)).length === 0);
    expect(refused.length - passed.length).toBeGreaterThan(50);
    expect(passed.map(([, yaml]) => yaml)).toEqual([]);
  });
});
