import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { byWeight } from '#app/gaps';
import type { Gap } from '#specification';
import { read } from '#specification/reading';
import { nextQuestions } from './next-questions.ts';

const gapsOf = (text: string): readonly Gap[] => read(text).gaps;

test('where nothing is known, the chapters that a product begins with are asked for', () => {
  const paths = nextQuestions(gapsOf('# Product\n')).map(({ path }) => path);
  expect(paths).toEqual(['purpose', 'entities', 'screens', 'lifecycles', 'rules']);
});

test('what it is for and who may do what are asked before addresses, texts and limits', () => {
  const gaps = gapsOf(`## 1. Purpose

\`\`\`yaml
title: Boats
\`\`\`

## 3. Entities

\`\`\`yaml
boat: { key: name, display: name, fields: { name: string } }
\`\`\`
`);
  const paths = nextQuestions(gaps, 6).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['purpose.summary', 'purpose.audience', 'access']));
  expect(paths).not.toContain('calls');
  expect(nextQuestions(gaps, 9).map(({ path }) => path)).toContain('calls');
});

test('no more than five, and no kind twice while there are others', () => {
  const fields = Array.from({ length: 30 }, (_, index) => `f${index}: {}`).join(', ');
  const gaps = gapsOf(`## 3. Entities\n\n\`\`\`yaml\nbook: { fields: { ${fields} } }\n\`\`\`\n`);
  const asked = nextQuestions(gaps);
  expect(asked).toHaveLength(5);
  expect(new Set(asked.map(({ kind }) => kind)).size).toBe(5);
});

test('what is minor and holds nothing up is not asked next while something that shapes a screen is open', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../examples/repair-desk.md'), 'utf8');
  const gaps = gapsOf(text);
  expect(gaps.filter(({ weight }) => weight !== 'detail').length).toBeGreaterThan(5);
  const minor = nextQuestions(gaps).filter(({ weight }) => weight === 'detail');
  expect(minor.map(({ path, effect }) => [path, effect])).toEqual([['screens.part', 'blocked']]);
});

test('a document that is nearly complete has as many as there are', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../examples/repair-desk.md'), 'utf8');
  const gaps = gapsOf(text);
  expect(nextQuestions(gaps).length).toBe(Math.min(5, gaps.length));
});

test('what is asked next stands in the order of all gaps', () => {
  const fields = 'a: {}, b: { type: reference }, c: { type: array }';
  const gaps = gapsOf(`## 3. Entities\n\n\`\`\`yaml\nbook: { fields: { ${fields} } }\n\`\`\`\n`);
  const all = byWeight(gaps);
  for (const most of [3, 12, gaps.length]) {
    const places = nextQuestions(gaps, most).map((gap) => all.indexOf(gap));
    expect(places).toHaveLength(most);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
});
