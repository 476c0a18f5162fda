import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read } from '../reading/index.ts';
import type { Specification } from '../specification.ts';
import { en } from '../texts/gaps/en.ts';
import { gapText } from '../texts/gaps/index.ts';
import { gapKinds } from './gap-kinds.ts';
import { gapsOf } from './gaps.ts';
import { chapter, gapsIn } from './in-tests.ts';
import { chapterKeys } from './keys.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const documentOf = (path: string) => read(readFileSync(join(root, path), 'utf8'), path);

describe('the documents of this repository', () => {
  test.each(['PRODUCT.md', 'examples/undisclosed-product.md'])('%s: nine chapters, each one gap', (path) => {
    expect(documentOf(path).gaps.map(({ kind }) => kind)).toEqual(chapterKeys.map((key) => `chapter.${key}`));
  });

  test.each(['PRODUCT.md', ...readdirSync(join(root, 'examples')).map((name) => `examples/${name}`)])(
    '%s: no error and no warning',
    (path) => {
      expect(documentOf(path).problems).toEqual([]);
    },
  );

  test('the repair desk: nothing that blocks', () => {
    const { gaps } = documentOf('examples/repair-desk.md');
    expect(gaps.filter(({ weight }) => weight === 'blocking')).toEqual([]);
    expect(gaps.filter(({ weight }) => weight === 'shaping').length).toBeLessThan(12);
  });
});

describe('each gap', () => {
  const { specification } = documentOf('examples/repair-desk.md');
  const gaps = gapsOf(thin(specification));

  test('stands in its chapter, once, what blocks before details', () => {
    const order = ['blocking', 'shaping', 'detail'];
    const places = gaps.map(({ chapter: key, weight }) => chapterKeys.indexOf(key) * 3 + order.indexOf(weight));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const names = gaps.map(({ kind, path, subject, of }) => `${kind} ${path} ${subject} ${JSON.stringify(of)}`);
    expect(new Set(names).size).toBe(names.length);
    for (const gap of gaps) expect(gap.path.split('.')[0]).toBe(gap.chapter);
  });

  test('has words, and names screens that there are', () => {
    for (const gap of gaps) {
      expect(gapText(gap, en).question).toMatch(/\?$/);
      for (const screen of gap.blocks) expect(Object.keys(specification.screens)).toContain(screen);
    }
  });
});

test('every kind has words: what is missing, a question, and what happens meanwhile', () => {
  expect(Object.keys(en.kinds).toSorted()).toEqual(Object.keys(gapKinds).toSorted());
  for (const words of Object.values(en.kinds)) {
    const { missing, question, meanwhile } = words('Repair · Fault');
    expect(missing).toMatch(/\S/);
    expect(question).toMatch(/\?$/);
    expect(meanwhile).toMatch(/\.$/);
  }
});

test('words of a chapter answer its question in part', () => {
  const [, gap] = read('## 2. Screens and routes\n\nThere are lists and a dashboard.\n').gaps;
  expect(gap).toMatchObject({ kind: 'chapter.screens', isDescribed: true, line: 1, column: 1 });
  expect(gap && gapText(gap, en).meanwhile).toBe(
    'The chapter answers in words, in part: people can read them, the app needs facts. There is no product screen to open.',
  );
});

test.each<[string, string]>([
  [chapter(1, 'title: A\nsummary: not shown'), 'shaping purpose.summary purpose.summary'],
  [chapter(1, 'audience: { clerk: { goals: [a, not shown] } }'), 'shaping entry purpose.audience.clerk.goals.1'],
  [chapter(2, 'a: { kind: list, entity: t, columns: [x, not shown] }'), 'shaping entry screens.a.columns.1'],
  [chapter(2, 'a: { kind: text, icon: not shown }'), 'detail fact screens.a.icon'],
  [chapter(3, 't: { description: not shown }'), 'detail fact entities.t.description'],
  [chapter(3, 't: { fields: { n: { type: string, unit: not shown } } }'), 'detail fact entities.t.fields.n.unit'],
  [chapter(4, 't: { states: { lost: not shown } }'), 'blocking state.editable lifecycles.t.states.lost'],
  [chapter(5, 'r: { assert: "true", when: not shown }'), 'shaping rule.when rules.r.when'],
  [chapter(6, 'whenDenied: not shown'), 'detail fact access.whenDenied'],
  [chapter(7, 'c: { pagination: not shown }'), 'detail fact calls.c.pagination'],
  [chapter(8, 'e: { recovery: not shown }'), 'detail fact errors.e.recovery'],
  [chapter(9, 'c: { value: 1, unit: not shown }'), 'detail fact constants.c.unit'],
])('not shown: %s', (text, gap) => {
  expect(gapsIn(text)).toContain(gap);
});

test('whatever is written as not shown is a gap, at its path or below it', () => {
  const { specification } = documentOf('examples/repair-desk.md');
  for (const key of chapterKeys)
    for (const { path, holder, last } of facts(specification, key)) {
      const value = holder[last];
      delete holder[last];
      specification.notShown = [path];
      const found = gapsOf(specification).filter((gap) => gap.path === path || gap.path.startsWith(`${path}.`));
      expect(found.length, path).toBeGreaterThan(0);
      holder[last] = value;
    }
});

describe('stating more', () => {
  /** Things that have a name are new, and may be incomplete themselves. */
  const naming =
    /^(purpose\.locales|(screens|entities|lifecycles|rules|calls|errors|constants)\.[^.]+|.*\.(fields|items|properties|states|transitions|views|roles|audience|widgets|permissions)(\.[^.]+)?)$/;

  test.each([0, 0.2, 0.5])('never asks for more that blocks or shapes (%d left out)', (share) => {
    const { specification } = documentOf('examples/repair-desk.md');
    const document = thin(specification, share);
    const count = () => gapsOf(document).filter(({ weight }) => weight !== 'detail').length;
    const all = count();
    for (const key of chapterKeys)
      for (const { path, holder, last } of facts(document, key)) {
        // Amounts are in a currency: who states the first one names something new.
        if (naming.test(path) || holder[last] === 'money') continue;
        const value = holder[last];
        delete holder[last];
        expect(count(), `stating ${path}`).toBeGreaterThanOrEqual(all);
        holder[last] = value;
      }
  });
});

/** Every fact of a chapter that stands under a key. */
function* facts(specification: Specification, key: (typeof chapterKeys)[number]) {
  yield* inside(specification[key], key);
}

type Holder = Record<string, unknown>;

function* inside(value: unknown, path: string): Generator<{ path: string; holder: Holder; last: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const last of Object.keys(value)) {
    if (!Array.isArray(value)) yield { path: `${path}.${last}`, holder: value as Holder, last };
    yield* inside((value as Holder)[last], `${path}.${last}`);
  }
}

/** A copy of which a part is left out, the same each time. */
function thin(specification: Specification, share = 0.3): Specification {
  const copy = structuredClone(specification);
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  for (const key of chapterKeys)
    for (const { holder, last } of [...facts(copy, key)]) if (random() < share) delete holder[last];
  return copy;
}
