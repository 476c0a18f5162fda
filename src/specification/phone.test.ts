import { expect, test } from 'vitest';
import { dialled, isPhone } from './phone.ts';

test.each(['+49 30 123456', '(030) 123-456', '112', '030/123.456', '+1 202 555 0100 ext. 12', '٠١١ ٥٥٥', '１２３'])(
  '%s is a telephone number',
  (text) => expect(isPhone(text)).toBe(true),
);

test.each(['abc', '12', '', '+', '(-)', 'call 112', '030 12+34', 'javascript:1234', '+49 30 abc'])(
  '%s is none',
  (text) => expect(isPhone(text)).toBe(false),
);

test.each([
  ['+49 (30) 123-456', 'tel:+4930123456'],
  ['030 555 ext. 12', 'tel:030555'],
  ['٠١١ ٥٥٥', 'tel:011555'],
  ['＋１２３', 'tel:+123'],
])('%s is dialled as %s', (text, address) => expect(dialled(text)).toBe(address));
