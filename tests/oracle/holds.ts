import type { Comparison, Condition, Operand } from './condition.ts';
import { type Model, type Plain, type Subject, today, type Values } from './model.ts';
import { and, not, or, type Truth, unknown } from './truth.ts';

/** What a condition is judged by. Of a record that is not there nothing is known. */
export interface Scope {
  model: Model;
  entity: string;
  record?: Values;
  subject: Subject;
}

type Worth = Plain | typeof unknown;

/** What stands at the end of a path. A reference that leads nowhere makes all behind it empty. */
function follow({ model, entity, record }: Scope, [name = '', ...rest]: string[]): Worth {
  if (!record) return unknown;
  const value = record[name] ?? null;
  if (rest.length === 0 || value === null) return value;
  const to = model.entities[entity]?.[name]?.to ?? '';
  const next = model.records[to]?.find(({ key }) => key === value)?.values;
  return next ? follow({ model, entity: to, record: next, subject: { id: '', roles: [] } }, rest) : null;
}

function worth(operand: Operand, scope: Scope): Worth {
  switch (operand.kind) {
    case 'field':
      return follow(scope, operand.path);
    case 'literal':
    case 'day':
      return operand.value;
    case 'today':
      return today;
    case 'subject':
      return scope.subject.id;
    case 'constant':
      return scope.model.constants[operand.name] ?? unknown;
  }
}

/** Equality is decided for what is empty, order is not. */
function compare(operator: Comparison, left: Worth, right: Worth): Truth {
  if (left === unknown || right === unknown) return 'unknown';
  if (operator === '==') return left === right;
  if (operator === '!=') return left !== right;
  if (left === null || right === null) return 'unknown';
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

function answered(value: Worth): Truth {
  return value === unknown ? 'unknown' : value !== null;
}

function isOneOf(value: Worth, list: readonly Plain[]): Truth {
  return value === unknown ? 'unknown' : list.includes(value);
}

function hasEntry(list: Worth, entry: string): Truth {
  return list === unknown ? 'unknown' : Array.isArray(list) && list.includes(entry);
}

/** Whether a condition holds: true, false or unknown, from the design's words alone. */
export function holds(condition: Condition, scope: Scope): Truth {
  switch (condition.kind) {
    case 'always':
      return condition.value;
    case 'compare':
      return compare(condition.operator, worth(condition.left, scope), worth(condition.right, scope));
    case 'oneOf':
      return isOneOf(worth(condition.left, scope), condition.list);
    case 'answered':
      return answered(follow(scope, condition.path));
    case 'entry':
      return hasEntry(follow(scope, condition.path), condition.entry);
    case 'role':
      return scope.subject.roles.includes(condition.role);
    case 'not':
      return not(holds(condition.of, scope));
    case 'and':
      return and(holds(condition.left, scope), holds(condition.right, scope));
    case 'or':
      return or(holds(condition.left, scope), holds(condition.right, scope));
  }
}
