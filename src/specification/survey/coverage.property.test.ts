import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gapsOf } from '../chapters/gaps.ts';
import { chapterKeys } from '../chapters/keys.ts';
import { read } from '../reading/index.ts';
import type { Specification } from '../specification.ts';
import { coverageOf, coverageOfAll } from './coverage.ts';

const examples = join(import.meta.dirname, '../../../examples');
const desk = read(readFileSync(join(examples, 'repair-desk.md'), 'utf8')).specification;
const nothing = read('# Product\n').specification;

/** The paths of all single facts. */
function leaves(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[...path]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

const facts = chapterKeys.flatMap((key) => leaves(desk[key], [key]));

/** The document with some of its facts only. */
function having(kept: ReadonlySet<string>): Specification {
  const only = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value !== 'object' || value === null) return kept.has(path.join('\n')) ? value : undefined;
    const entries = Object.entries(value).map(([key, inner]) => [key, only(inner, [...path, key])] as const);
    const said = entries.filter(([, inner]) => inner !== undefined);
    if (said.length === 0) return undefined;
    return Array.isArray(value) ? said.map(([, inner]) => inner) : Object.fromEntries(said);
  };
  const chapters = chapterKeys.map((key) => [key, only(desk[key], [key]) ?? {}] as const);
  return { ...nothing, ...Object.fromEntries(chapters) };
}

test('another fact never lowers how far anything is known', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(facts.length - 1), { maxLength: 120 }), fc.nat(), (some, cut) => {
      const names = some.map((index) => facts[index]?.join('\n') ?? '');
      const fewer = having(new Set(names.slice(0, cut % (names.length + 1))));
      const more = having(new Set(names));
      for (const key of chapterKeys)
        expect(coverageOf(more, key).stated).toBeGreaterThanOrEqual(coverageOf(fewer, key).stated);
      expect(coverageOfAll(more).stated).toBeGreaterThanOrEqual(coverageOfAll(fewer).stated);
    }),
    { numRuns: 200 },
  );
});

describe('empty words', () => {
  const hollow = ['""', '" "', '{}', '[]', '{ a: {} }', '{ title: "" }', '[""]'];

  test.each(chapterKeys.flatMap((key, index) => hollow.map((value) => [key, index + 1, value] as const)))(
    'in %s say nothing: chapter %d with %j',
    (key, number, value) => {
      const { specification } = read(`## ${number}. Chapter\n\n\`\`\`yaml\nthing: ${value}\n\`\`\`\n`);
      expect(coverageOf(specification, key).stated).toBe(0);
    },
  );

  test('stay words: any length of them states nothing', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), (words) => {
        const { specification } = read(`## 1. Purpose\n\n${words}\n`);
        expect(coverageOf(specification, 'purpose')).toEqual({ stated: 0, open: 0, described: 1, notShown: 0 });
      }),
    );
  });

  test.each(['not shown', 'Not shown.', ''])('%j is not even words', (words) => {
    expect(coverageOf(read(`## 1. Purpose\n\n${words}\n`).specification, 'purpose').notShown).toBe(1);
  });
});

test('the shares are together one, and both examples are known all over', () => {
  for (const name of ['repair-desk', 'berghuette', 'undisclosed-product']) {
    const { stated, described, notShown } = coverageOfAll(
      read(readFileSync(join(examples, `${name}.md`), 'utf8')).specification,
    );
    expect(stated + described + notShown).toBeCloseTo(1);
    expect(stated > 0.8).toBe(name !== 'undisclosed-product');
  }
});

test('a chapter with gaps in it is not drawn as one without', () => {
  const { specification } = read(
    '## 3. Entities\n\n```yaml\ntool: { fields: { name: { type: string }, size: {} } }\n```\n',
  );
  const gaps = gapsOf(specification).filter(({ chapter, weight }) => chapter === 'entities' && weight !== 'detail');
  expect(gaps.length).toBeGreaterThan(0);
  const { stated, open } = coverageOf(specification, 'entities', gaps);
  expect(open).toBeGreaterThan(0);
  expect(open).toBeLessThan(stated);
  expect(coverageOf(specification, 'entities').stated).toBe(stated);
});

test('every gap that is counted shows in its chapter, and details in none', () => {
  const { specification } = read(readFileSync(join(examples, 'undisclosed-product.md'), 'utf8'));
  const gaps = gapsOf(specification);
  for (const key of chapterKeys) {
    const counted = gaps.filter(({ chapter, weight }) => chapter === key && weight !== 'detail');
    const { stated, open, notShown, described } = coverageOf(specification, key, gaps);
    expect(open > 0 || notShown > 0 || described > 0, key).toBe(counted.length > 0 || stated < 1);
  }
});

test('what is stated to be none is known', () => {
  expect(coverageOf(read('## 7. Calls\n\nnone\n').specification, 'calls').stated).toBe(1);
});
