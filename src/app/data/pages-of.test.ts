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
  for await (const { page } of pagesOf(client, book, { query: everything, size: 3 }))
    pages.push(page.items.map((values) => book.keyOf(values)));
  return pages;
}

test('a server that does not page is asked twice, and no record stands there twice', async () => {
  expect(await idsIn(() => ({ ids: [1, 2, 3], total: 8 }))).toEqual([['1', '2', '3'], []]);
});

test('a record that moved to the next page meanwhile stands in one of them', async () => {
  const pages = [[1, 2, 3], [3, 4, 5], [6]];
  expect(await idsIn((page) => ({ ids: pages[page - 1] ?? [], total: 6 }))).toEqual([
    ['1', '2', '3'],
    ['4', '5'],
    ['6'],
  ]);
});
