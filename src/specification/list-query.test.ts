import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Asks,
  type Filter,
  formatFilter,
  formatListQuery,
  type ListQuery,
  parseFilter,
  parseListQuery,
} from './list-query.ts';
import { parseSortKey } from './sort-key.ts';

/** Texts that are likely to be taken for something else. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc
    .array(fc.constantFrom('.', '..', ',', '\\', '~', '!', '@', '-', '[', ']', 'a', '3', ' ', '患'), { minLength: 1 })
    .map((parts) => parts.join('')),
);
const asks: fc.Arbitrary<Asks> = fc.oneof(
  fc.record({ oneOf: fc.array(text, { minLength: 1, maxLength: 4 }) }),
  fc.oneof(fc.record({ from: text, to: fc.option(text, { nil: '' }) }), fc.record({ from: fc.constant(''), to: text })),
  fc.record({ contains: text }),
  fc.record({ within: fc.constantFrom('today', 'last-30-days', 'next-week') }),
  fc.record({ empty: fc.constant<true>(true) }),
);
const filter: fc.Arbitrary<Filter> = fc.oneof(
  asks,
  asks.map((one) => ({ ...one, not: true as const })),
);
const query: fc.Arbitrary<ListQuery> = fc.record({
  search: fc.option(text, { nil: '' }),
  filters: fc
    .uniqueArray(fc.tuple(fc.oneof(text, fc.constantFrom('__proto__', 'toString')), filter), {
      selector: ([name]) => name,
    })
    .map((entries) => new Map(entries)),
  sort: fc.uniqueArray(text, { maxLength: 3, selector: (key) => parseSortKey(key).name }),
  page: fc.integer({ min: 1, max: 10_000 }),
  view: fc.option(text, { nil: '' }),
});

describe('a list query', () => {
  test('says the same after it was an address', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const address = formatListQuery(asked).toString();
        expect(parseListQuery(new URLSearchParams(address))).toEqual(asked);
      }),
      { numRuns: 2000 },
    );
  });

  test('is read from any address without a complaint', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (address) => {
        const { page, sort, filters } = parseListQuery(new URLSearchParams(address));
        expect(page).toBeGreaterThan(0);
        expect(sort).not.toContain('');
        for (const filter of filters.values()) expect(parseFilter(formatFilter(filter))).toEqual(filter);
      }),
    );
  });

  test.each<[string, Filter]>([
    ['ready,received', { oneOf: ['ready', 'received'] }],
    ['3.5', { oneOf: ['3.5'] }],
    ['1.5..2.5', { from: '1.5', to: '2.5' }],
    ['..2026-03-09', { from: '', to: '2026-03-09' }],
    ['~Kim', { contains: 'Kim' }],
    ['\\~Kim', { oneOf: ['~Kim'] }],
    ['a\\,b', { oneOf: ['a,b'] }],
    ['1\\..2', { oneOf: ['1..2'] }],
    ['@today', { within: 'today' }],
    ['@last-30-days', { within: 'last-30-days' }],
    ['@nonsense', { oneOf: ['@nonsense'] }],
    ['\\@today', { oneOf: ['@today'] }],
    ['@empty', { empty: true }],
    ['!@empty', { empty: true, not: true }],
    ['!ready,lost', { oneOf: ['ready', 'lost'], not: true }],
    ['!~Kim', { contains: 'Kim', not: true }],
    ['\\!x', { oneOf: ['!x'] }],
    ['!', { oneOf: ['!'] }],
  ])('%s is understood as a person means it', (written, meant) => {
    expect(parseFilter(written)).toEqual(meant);
  });

  test('passes over what makes no sense', () => {
    const asked = parseListQuery(new URLSearchParams('page=-3&sort=,,&filter[]=x&filter[name]=&q='));
    expect(asked).toEqual({ search: '', filters: new Map(), sort: [], page: 1, view: '' });
  });

  test('sorts by a field once: by what it says first', () => {
    expect(parseListQuery(new URLSearchParams('sort=name,-name,-day,day')).sort).toEqual(['name', '-day']);
  });
});
