import type { BinaryOperator } from './node.ts';
import { remainder } from './remainder.ts';
import type { Scope } from './scope.ts';
import { Day, Duration, dayLength, decimal, isEmptyValue, isStructure, plain, Unknown, type Value } from './values.ts';
import { startOf } from './zone.ts';

/** Texts and lists do not grow beyond this, however often they are added to themselves. */
const largest = 100_000;

/** What an operator gives for two values that are known. What has no meaning is not known. */
export function operate(operator: BinaryOperator, left: Value, right: Value, scope: Scope): Value {
  switch (operator) {
    case '==':
      return isEqual(left, right, scope);
    case '!=': {
      const equal = isEqual(left, right, scope);
      return equal instanceof Unknown ? equal : !equal;
    }
    case 'in':
      return isIn(left, right, scope);
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const order = compare(left, right, scope);
      if (order === undefined) return nonsense(operator);
      if (operator === '<') return order < 0;
      if (operator === '<=') return order <= 0;
      return operator === '>' ? order > 0 : order >= 0;
    }
    case '+':
      return add(left, right);
    case '-':
      return subtract(left, right);
    case '*':
    case '/':
    case '%':
      return calculate(operator, left, right);
  }
}

function nonsense(operator: string): Unknown {
  return new Unknown(operator);
}

function calculate(operator: '*' | '/' | '%', left: Value, right: Value): Value {
  if (typeof left !== 'number' || typeof right !== 'number') return nonsense(operator);
  if (operator === '*') return finite(left * right, operator);
  if (operator === '%') return remainder(left, right) ?? nonsense(operator);
  return right === 0 ? nonsense(operator) : finite(left / right, operator);
}

function finite(value: number, operator: string): Value {
  return Number.isFinite(value) ? decimal(value) : nonsense(operator);
}

function add(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number') return finite(left + right, '+');
  if (typeof left === 'string' && typeof right === 'string')
    return left.length + right.length > largest ? nonsense('+') : left + right;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length + right.length > largest ? nonsense('+') : [...left, ...right];
  if (left instanceof Duration && right instanceof Duration)
    return new Duration(left.milliseconds + right.milliseconds);
  if (right instanceof Duration) return later(left, right.milliseconds);
  if (left instanceof Duration) return later(right, left.milliseconds);
  return nonsense('+');
}

function subtract(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number') return finite(left - right, '-');
  if (left instanceof Duration && right instanceof Duration)
    return new Duration(left.milliseconds - right.milliseconds);
  if (left instanceof Day && right instanceof Day) return new Duration(left.time - right.time);
  if (left instanceof Date && right instanceof Date) return new Duration(left.getTime() - right.getTime());
  return right instanceof Duration ? later(left, -right.milliseconds) : nonsense('-');
}

/** The years that a date has four digits for: 0000 to 9999. */
export const isInCalendar = (time: number) => time >= -62_167_219_200_000 && time <= 253_402_300_799_999;

/** A day later by whole days is a day. */
function later(value: Value, milliseconds: number): Value {
  const start = value instanceof Day ? value.time : value instanceof Date ? value.getTime() : Number.NaN;
  if (!isInCalendar(start + milliseconds)) return nonsense('+');
  if (value instanceof Day && milliseconds % dayLength === 0) return new Day(value.time + milliseconds);
  if (value instanceof Date) return new Date(value.getTime() + milliseconds);
  return nonsense('+');
}

/** Below zero where the first comes first; undefined where the two have no order. */
export function compare(left: Value, right: Value, scope: Scope): number | undefined {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  if (left instanceof Day && right instanceof Day) return left.time - right.time;
  if (left instanceof Duration && right instanceof Duration) return left.milliseconds - right.milliseconds;
  const [a, b] = [momentOf(left, scope), momentOf(right, scope)];
  return a === undefined || b === undefined ? undefined : a - b;
}

function momentOf(value: Value, { zone }: Scope): number | undefined {
  if (value instanceof Date) return value.getTime();
  return value instanceof Day ? startOf(value, zone).getTime() : undefined;
}

/** Equality over everything. Empty is equal to empty, whatever it is that was not answered. */
function isEqual(one: Value, other: Value, scope: Scope): boolean | Unknown {
  const [left, right] = [plain(one), plain(other)];
  if (left === null || right === null) {
    return isEmptyValue(left === null ? right : left) ?? nonsense('==');
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    if (left.length !== right.length) return false;
    return every(left, (item, index) => isEqual(item, right[index] ?? null, scope));
  }
  if (left instanceof Unknown || right instanceof Unknown) return nonsense('==');
  if (typeof left === 'object' && typeof right === 'object') {
    if (isStructure(left) && isStructure(right)) {
      const names = left.names();
      if (names.length !== right.names().length) return false;
      return every(names, (name) => isEqual(left.get(name) ?? null, right.get(name) ?? null, scope));
    }
    return compare(left, right, scope) === 0;
  }
  return left === right;
}

function every<T>(items: readonly T[], test: (item: T, index: number) => boolean | Unknown): boolean | Unknown {
  let unknown: Unknown | undefined;
  for (const [index, item] of items.entries()) {
    const answer = test(item, index);
    if (answer === false) return false;
    if (answer instanceof Unknown) unknown = answer;
  }
  return unknown ?? true;
}

function isIn(left: Value, right: Value, scope: Scope): boolean | Unknown {
  if (Array.isArray(right)) {
    const isOther = every(right, (item) => {
      const equal = isEqual(left, item, scope);
      return equal instanceof Unknown ? equal : !equal;
    });
    return isOther instanceof Unknown ? isOther : !isOther;
  }
  if (isStructure(right) && typeof left === 'string') return right.get(left) !== undefined;
  return nonsense('in');
}
