import { beforeAll, expect, test } from 'vitest';
import { signatures } from '../chapters/typing/signatures.ts';
import {
  Day,
  Duration,
  Expression,
  loadPatterns,
  type Scope,
  structure,
  Unknown,
  type Value,
} from '../expressions/index.ts';
import { parseExpression } from '../expressions/parse.ts';
import { inExpressions } from './in-expressions.ts';

beforeAll(loadPatterns);

const part = (price: number, quantity: number) =>
  structure([
    ['price', price],
    ['quantity', quantity],
  ]);
const roots = new Map<string, Value>([
  [
    'record',
    structure([
      ['name', 'Ada Novak'],
      ['price', 12.5],
      ['quantity', 3],
      ['price per night', 80],
      ['state', 'open'],
      ['urgent', true],
      ['tags', ['new', 'sale']],
      ['from', Day.parse('2026-03-09') ?? null],
      ['to', Day.parse('2026-03-12') ?? null],
      ['at', new Date('2026-03-09T14:30:00Z')],
      ['note', null],
      ['parts', [part(4, 2), part(1.5, 1)]],
    ]),
  ],
  [
    'subject',
    structure([
      ['id', 'user-7'],
      ['roles', ['clerk']],
    ]),
  ],
  ['constants', structure([['noteLength', 400]])],
  ['form', structure([['price', 15]])],
]);
const scope: Scope = { now: new Date('2026-03-10T10:00:00Z'), zone: 'UTC', root: (name) => roots.get(name) };

function shown(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  if (value instanceof Date) return value.toISOString().replace('.000', '');
  if (value instanceof Duration) return value.toISOString();
  if (value instanceof Unknown) return 'unknown';
  return typeof value === 'string' ? `'${value}'` : String(value);
}

const examples = Object.values(inExpressions).flat();

test.each<readonly [written: string, value: string | undefined]>(
  examples.map(([written, value]) => [written, value] as const),
)('%s is %s', (written, value) => {
  const parsed = parseExpression(written);
  if ('fault' in parsed) throw new Error(parsed.fault.code);
  if (value !== undefined) expect(shown(new Expression(written, parsed.node).evaluate(scope))).toBe(value);
});

test('every function is among them', () => {
  const written = examples.map(([source]) => source).join('\n');
  const isThere = (name: string) => new RegExp(`(?<![\\w])${name.replace('.', '\\.')}\\(`).test(written);
  expect([...signatures.keys()].filter((name) => !isThere(name))).toEqual([]);
});
