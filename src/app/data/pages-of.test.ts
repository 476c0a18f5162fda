import { expect, test } from 'vitest';
import type { Client, RecordPage } from '#client';
import { compile, everything } from '#specification';
import { read } from '#specification/reading';
import { pagesOf } from './pages-of.ts';

const { specification } = read('## 3. Entities\n\n```yaml\nbook: { fields: { name: { type: string } } }\n```\n');
const book = compile(specification).entity('book')!;

/** The ids of each page, of a server that answers so. */
async function idsIn(answers: (page: number) => Partial<RecordPage> & { ids: number[] }) {
  const client = {
    list: async (_: unknown, { query }: { query: { page: number } }) => {
      const { ids, ...rest } = answers(query.page);
      return { items: ids.map((id) => ({ id: `${id}` })), included: {}, next: undefined, total: undefined, ...rest };
    },
  } as unknown as Client;
  const pages: string[][] = [];
  let isWhole = false;
  for await (const step of pagesOf(client, book, { query: everything, size: 3 })) {
    pages.push(step.page.items.map((values) => book.keyOf(values)));
    isWhole = step.isWhole;
  }
  return { pages, isWhole };
}

test('a server that does not page is asked twice, and no record stands there twice', async () => {
  expect(await idsIn(() => ({ ids: [1, 2, 3], total: 8 }))).toEqual({
    pages: [['1', '2', '3'], []],
    isWhole: false,
  });
});

test('a record that moved to the next page meanwhile stands in one of them', async () => {
  const pages = [[1, 2, 3], [3, 4, 5], [6]];
  expect(await idsIn((page) => ({ ids: pages[page - 1] ?? [], total: 6 }))).toEqual({
    pages: [['1', '2', '3'], ['4', '5'], ['6']],
    isWhole: true,
  });
});

/** A server whose records are others after some answers. */
function changing(before: number[], after: number[], from: number) {
  let asked = 0;
  return (page: number) => {
    const all = ++asked < from ? before : after;
    return { ids: all.slice(3 * (page - 1), 3 * page), total: all.length };
  };
}

test('where one is deleted meanwhile, those that moved to a page before are found', async () => {
  const { pages, isWhole } = await idsIn(changing([1, 2, 3, 4, 5, 6, 7], [2, 3, 4, 5, 6, 7], 2));
  expect(pages.flat().sort()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect(isWhole).toBe(true);
  // Nor is the last one lost where the second page is empty then.
  const two = await idsIn(changing([1, 2, 3, 4], [2, 3, 4], 2));
  expect(two.pages.flat().sort()).toEqual(['1', '2', '3', '4']);
  expect(two.isWhole).toBe(true);
  // One that was not seen yet is missed by nobody.
  expect(await idsIn(changing([1, 2, 3, 4, 5], [1, 2, 3, 4], 2))).toMatchObject({ isWhole: true });
});

test('a server that says that there are more than it gives is walked twice, and no third time', async () => {
  const { pages, isWhole } = await idsIn((page) => ({ ids: page < 3 ? [page] : [2], total: 9 }));
  expect(pages).toEqual([['1'], ['2'], [], [], [], []]);
  expect(isWhole).toBe(false);
});
