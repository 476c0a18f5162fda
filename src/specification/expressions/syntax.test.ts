import { expect, test } from 'vitest';
import { parseExpression } from './parse.ts';

test.each([
  ['', 'empty', 1, ''],
  ['record.open = true', 'equals', 13, '='],
  ['a === b', 'equals', 5, '='],
  ['a and b', 'and', 3, 'and'],
  ['a & b', 'and', 3, '&'],
  ['a | b', 'and', 3, '|'],
  ['a ==', 'end', 5, ''],
  ['(a', 'end', 3, ''],
  ['[1, 2', 'end', 6, ''],
  ['a)', 'bracket', 2, ')'],
  ['"a', 'text', 1, '"'],
  ['"a\n"', 'text', 3, ''],
  ['“a”', 'quotes', 1, '“'],
  ['a == ‘b’', 'quotes', 6, '‘'],
  ['"\\q"', 'escape', 2, '\\'],
  ['0x', 'number', 1, '0x'],
  ['if', 'reserved', 1, 'if'],
  ['a.exists(1, true)', 'argument', 10, '1'],
  ['('.repeat(90), 'large', 61, '('],
  ['a b', 'token', 3, 'b'],
  ['a <> b', 'token', 4, '>'],
  ['a..b', 'token', 3, '.'],
  ['1.2.3', 'token', 5, '3'],
  ['record.Räume = 3', 'equals', 14, '='],
  ['record.مبلغ > record.金額 = 3', 'equals', 25, '='],
])('%s: %s at %i', (source, kind, at, what) => {
  expect(parseExpression(source)).toEqual({ fault: { code: 'syntax', kind, at, what } });
});
