import { describe, expect, test } from 'vitest';
import { compile, type Filter, formatFilter } from '#specification';
import { read } from '#specification/reading';
import { askedAs, type Operator, operatorOf, operatorsOf } from './operators.ts';

const { specification } = read(`## 3. Entities and fields

\`\`\`yaml
book: { fields: { title: { type: string, required: true }, note: { type: string }, price: { type: number }, on: { type: string, format: date }, kind: { type: string, enum: [a, b] }, at: { type: object } } }
\`\`\`
`);
const book = compile(specification).entity('book');
const offered = (name: string) => {
  const field = book?.field(name);
  return field && operatorsOf(field);
};

describe('how a field can be asked for', () => {
  test('by its kind; what must be answered is not asked for as empty', () => {
    expect(offered('title')).toEqual(['contains', 'containsNot', 'is', 'isNot']);
    expect(offered('note')).toContain('empty');
    expect(offered('price')).toEqual(['between', 'before', 'after', 'is', 'isNot', 'empty', 'notEmpty']);
    expect(offered('on')?.[0]).toBe('within');
    expect(offered('kind')).toEqual(['is', 'isNot', 'empty', 'notEmpty']);
    expect(offered('at')).toEqual([]);
  });

  test.each<[Filter, Operator, Operator, string]>([
    [{ oneOf: ['a'] }, 'is', 'isNot', '!a'],
    [{ oneOf: ['a'], not: true }, 'isNot', 'is', 'a'],
    [{ contains: 'x' }, 'contains', 'containsNot', '!~x'],
    [{ contains: 'x' }, 'contains', 'is', 'x'],
    [{ from: '1', to: '2' }, 'between', 'before', '..2'],
    [{ from: '', to: '2' }, 'before', 'between', '..2'],
    [{ within: 'today' }, 'within', 'notEmpty', '!@empty'],
  ])('%j is %s, and as %s goes on with what was asked', (filter, now, next, written) => {
    expect(operatorOf(filter)).toBe(now);
    const asked = askedAs(next, filter);
    expect(asked && formatFilter(asked)).toBe(written);
  });

  test('what cannot go on begins anew', () => {
    expect(askedAs('within', { from: '1', to: '' })).toBeUndefined();
    expect(askedAs('is', { within: 'today' })).toBeUndefined();
  });
});
