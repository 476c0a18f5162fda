import { describe, expect, test } from 'vitest';
import { builtIn } from '#app/messages';
import { chapterKeys, compile } from '#specification';
import { read } from '#specification/reading';
import { factAddress } from './fact-address.ts';
import { countOf, sayCount } from './gap-count.ts';
import { byWeight } from './gap-order.ts';
import { outlineOf } from './gap-outline.ts';
import { gapsAt, gapsShown } from './show-gaps.ts';
import { specificationPath } from './specification-path.ts';

const readingOf = (screens: string) =>
  read(`## 2. Screens and routes

\`\`\`yaml
${screens}
\`\`\`

## 3. Entities and fields

\`\`\`yaml
book: { fields: { title: {}, pages: { type: integer } } }
\`\`\`
`);

const { gaps } = readingOf('books: { path: /books, kind: list, entity: book }');

describe('gaps', () => {
  test('are counted with details apart', () => {
    const { open, details } = countOf(gaps);
    expect(open + details).toBe(gaps.length);
    expect(details).toBeGreaterThan(0);
    expect(sayCount({ open: 1, details: 2 }, builtIn.messages)).toBe('1 gap · 2 minor gaps');
    expect(sayCount({ open: 0, details: 1 }, builtIn.messages)).toBe('1 minor gap');
    expect(sayCount({ open: 0, details: 0 }, builtIn.messages)).toBeUndefined();
  });

  test('are in the order of their weight', () => {
    const weights = byWeight(gaps).map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  test('of one weight are in the order of the chapters, also of those that are missing; entities before what shows them', () => {
    const { gaps: all } = read('# Product\n\n## 6. Roles\n\nNobody but the clerk.\n');
    const blocking = byWeight(all).filter(({ weight }) => weight === 'blocking');
    const [purpose, screens, entities, ...others] = chapterKeys;
    expect(blocking.map(({ chapter }) => chapter)).toEqual([purpose, entities, screens, ...others]);
  });

  test('of a fact are those at it and inside it, of a screen also those that it waits for', () => {
    const ofField = gapsAt(gaps, 'entities.book.fields.title');
    expect(ofField.length).toBeGreaterThan(0);
    expect(ofField.every(({ path }) => path.startsWith('entities.book.fields.title'))).toBe(true);
    const waited = gaps.filter(({ blocks }) => blocks.includes('books'));
    expect(gapsAt(gaps, 'screens.books')).toEqual(expect.arrayContaining(waited));
    expect(gapsAt(gaps, 'screens.book').map(({ path }) => path)).toEqual(['screens.book']);
    expect(gapsAt(gaps, 'screens.boo')).toEqual([]);
  });
});

const order = ['blocking', 'shaping', 'detail'];

test('the pages about the document stand where no screen of the product does', () => {
  const plain = compile(readingOf('books: { path: /books, kind: list, entity: book }').specification);
  expect(specificationPath(plain)).toBe('/_specification');
  expect(factAddress(plain, 'entities.a b.fields')).toBe('/_specification/entities?at=entities.a%20b.fields');
  const taken = compile(readingOf('mine: { path: /_specification, kind: text }').specification);
  expect(specificationPath(taken)).not.toBe('/_specification');
});

describe('the gaps of a screen', () => {
  const shown = ['entities.book.fields.title', 'entities.book.fields.pages'];

  test('are at least those of what it shows, each once', () => {
    const all = gapsShown(gaps, 'screens.books', shown);
    for (const path of shown) expect(all).toEqual(expect.arrayContaining(gapsAt(gaps, path)));
    expect(new Set(all).size).toBe(all.length);
    expect(countOf(all).details).toBeGreaterThanOrEqual(
      shown.reduce((sum, path) => sum + countOf(gapsAt(gaps, path)).details, 0),
    );
  });

  test('are outlined, hatched where something cannot be shown', () => {
    expect(outlineOf([])).toBeUndefined();
    const [gap] = gaps;
    if (!gap) throw new Error('no gap');
    expect(outlineOf([{ ...gap, effect: 'open' }])).toMatch(/outline-dashed/);
    expect(outlineOf([{ ...gap, effect: 'open' }])).not.toMatch(/hatch/);
    expect(
      outlineOf([
        { ...gap, effect: 'open' },
        { ...gap, effect: 'blocked' },
      ]),
    ).toMatch(/hatch/);
  });
});
