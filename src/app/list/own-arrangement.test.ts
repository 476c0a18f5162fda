import { describe, expect, test } from 'vitest';
import { compile, type Screen, type Values } from '#specification';
import { read } from '#specification/reading';
import { isUnnamed } from './use-list-query.ts';
import { nameFor, ownViewsIn } from './use-own-views.ts';
import { columnsOf, columnsToChoose, preferencesIn } from './use-preferences.ts';
import { selectionWith } from './use-selection.ts';

const { specification } = read(`## 2. Screens and routes

\`\`\`yaml
books: { kind: list, entity: book, columns: [title, pages] }
\`\`\`

## 3. Entities and fields

\`\`\`yaml
book: { fields: { title: { type: string }, pages: { type: integer }, tags: { type: array, items: { type: string } }, home: { type: object, properties: { city: { type: string } } } } }
\`\`\`
`);
const screen = compile(specification).screen('books') as Screen;
const names = (text: string, columns?: string[]) =>
  columnsOf(screen, preferencesIn(text), { columns }).map(({ name }) => name);

describe('what somebody has arranged', () => {
  test('is read from whatever the browser kept', () => {
    expect(preferencesIn('{"columns":["a",1],"widths":{"a":80,"b":-1,"c":"x"},"date":"on"}')).toEqual({
      columns: ['a'],
      widths: { a: 80 },
      date: 'on',
    });
    for (const text of ['', 'nonsense', 'null', '[]', '{"columns":3}']) expect(preferencesIn(text)).toEqual({});
  });

  test('columns are those that there are, else those of the screen', () => {
    expect(names('{"columns":["pages","gone","__proto__"]}')).toEqual(['pages']);
    expect(names('{"columns":["gone"]}')).toEqual(['title', 'pages']);
    expect(names('')).toEqual(['title', 'pages']);
    expect(names('{"columns":["pages"]}', ['title'])).toEqual(['title']);
  });

  test('a column is whatever a record has: lists, things with parts, and their parts', () => {
    const choice = screen.entity ? columnsToChoose(screen.entity).map(({ name }) => name) : [];
    expect(choice).toEqual(expect.arrayContaining(['title', 'tags', 'home', 'home.city']));
    expect(names('{"columns":["tags","home","home.city"]}')).toEqual(['tags', 'home', 'home.city']);
  });

  test('views without a name are none, and no two have the same address', () => {
    expect(ownViewsIn('[{"name":"a","title":"A","kept":"q=x"},{"name":"b"},null,3]')).toEqual([
      { name: 'a', title: 'A', kept: 'q=x' },
    ]);
    expect(ownViewsIn('{')).toEqual([]);
    expect(nameFor(' Ärger & Eile! ', [])).toBe('ärger-eile');
    expect(nameFor('A', ownViewsIn('[{"name":"a","title":"A","kept":""}]'))).toBe('a-2');
    expect(nameFor('…', [])).toBe('view');
  });
});

test('what is chosen stays chosen on other pages, as it is known last', () => {
  const book = screen.entity;
  if (!book) throw new Error('there are books');
  const [a, b, c]: [Values, Values, Values] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const first = selectionWith(book, new Map(), [a, b], ['a']);
  const second = selectionWith(book, first, [c], ['a', 'c']);
  expect([...second.keys()]).toEqual(['a', 'c']);
  const fresh = { id: 'a', title: 'new' };
  expect(selectionWith(book, second, [fresh], ['a']).get('a')).toBe(fresh);
});

test('a view of the document has a name already, however its key is written', () => {
  expect([isUnnamed('', ''), isUnnamed('view=by+state', 'by state'), isUnnamed('view=%C3%BCber', 'über')]).toEqual([
    false,
    false,
    false,
  ]);
  expect([isUnnamed('q=a', ''), isUnnamed('view=by+state&q=a', 'by state')]).toEqual([true, true]);
});
