import { expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { chapter } from '../reading/documents.ts';
import { read } from '../reading/read.ts';
import { ready, samples } from './index.ts';

test('a document that states no more than types has records with a name, and whole numbers of what is counted', async () => {
  const text = chapter(3, 'book: { fields: { title: text, pages: number, price: number, published: date } }');
  const product = compile(read(text).specification);
  await ready(product);
  const books = samples(product, { now: new Date('2026-03-04T10:00:00Z') }).book ?? [];
  expect(books.length).toBeGreaterThan(5);
  expect(books.filter(({ title }) => !title)).toEqual([]);
  expect(books.filter(({ pages }) => pages && !Number.isInteger(pages))).toEqual([]);
  expect(books.some(({ price }) => price && !Number.isInteger(price))).toBe(true);
});
