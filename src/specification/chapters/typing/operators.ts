import type { BinaryOperator } from '../../expressions/node.ts';
import type { Fault, TypeWord } from './fault.ts';
import { any, boolean, join, listOf, number, type Type, type TypeKind, text } from './type.ts';

type Report = (fault: Fault) => void;

/** What an operator gives for two values of which the types are known; what can have no meaning is reported. */
export function typeOfOperation(operator: BinaryOperator, left: Type, right: Type, report: Report): Type {
  switch (operator) {
    case '==':
    case '!=':
      if (compare(left, right, report)) checkIdentity(left, right, report);
      return boolean;
    case 'in':
      checkIn(left, right, report);
      return boolean;
    case '<':
    case '<=':
    case '>':
    case '>=':
      if (
        compare(left, right, (fault) => report(fault.code === 'expression.comparison' ? ofOrder(fault) : fault)) &&
        !hasOrder(left)
      )
        report({ code: 'expression.order', values: { type: wordOf(left) } });
      return boolean;
    case '+':
      return add(left, right, report);
    case '-':
      return subtract(left, right, report);
    case '*':
    case '/':
    case '%':
      return calculate(operator, left, right, report, number);
  }
}

/** Of two values of which one is never less than the other, it is beside the point whether they are equal. */
const ofOrder = (fault: Fault): Fault => ({ ...fault, values: { ...fault.values, kind: 'order' } });

/** The word for a type in a problem. */
export function wordOf({ kind }: Type): TypeWord {
  return kind === 'any' || kind === 'root' ? 'map' : kind;
}

const isOpen = ({ kind }: Type) => kind === 'any' || kind === 'empty';

/** What a value is compared as: of a record its key, and a day as the moment at which it begins. */
const comparedAs: Partial<Record<TypeKind, TypeKind>> = { record: 'text', day: 'moment', object: 'map', root: 'map' };
const formOf = ({ kind }: Type) => comparedAs[kind] ?? kind;

/** Whether two values can be equal at all; reports where not, and where one is no choice of the other. */
export function compare(left: Type, right: Type, report: Report): boolean {
  if (isOpen(left) || isOpen(right)) return true;
  if (left.kind === 'list' && right.kind === 'list') return compareLists(left, right, report);
  if (formOf(left) !== formOf(right)) {
    report(mismatch(left, right));
    return false;
  }
  checkChoice(left, right, report);
  checkChoice(right, left, report);
  return true;
}

/** Records of two entities, or the keys of such. */
function checkIdentity(left: Type, right: Type, report: Report) {
  const [one, other] = [left, right].map((type) => ('identifies' in type ? type.identifies : undefined));
  if (one && other && one !== other) report({ code: 'expression.otherRecord', values: { left: one, right: other } });
}

function compareLists(left: Type & { kind: 'list' }, right: Type & { kind: 'list' }, report: Report): boolean {
  const [one, other] = [left.items ?? [left.of], right.items ?? [right.of]];
  // Two lists that are both written out are no business of anybody's.
  if (one.length > 1 && other.length > 1) return true;
  return one.every((item) => other.every((each) => compare(item, each, report)));
}

function mismatch(left: Type, right: Type): Fault {
  for (const [day, written] of [
    [left, right],
    [right, left],
  ] as const) {
    if (written.kind !== 'text') continue;
    const example = typeof written.literal === 'string' ? written.literal : '';
    if (day.kind === 'day')
      return { code: 'expression.textForDay', values: { example: startOf(example, 10, '2026-01-01') } };
    if (day.kind === 'moment')
      return { code: 'expression.textForMoment', values: { example: startOf(example, 30, '2026-01-01T12:00:00Z') } };
  }
  return { code: 'expression.comparison', values: { left: wordOf(left), right: wordOf(right) } };
}

/** The text itself where it looks like a date, else an example of one. */
function startOf(written: string, length: number, example: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(written) ? written.slice(0, length) : example;
}

/** Whether a text that is written out is one of those that the other side can be. Empty is always an answer. */
function checkChoice(chosen: Type, written: Type, report: Report) {
  if (!('choices' in chosen) || !chosen.choices || !('literal' in written)) return;
  const { what, names } = chosen.choices;
  const name = String(written.literal ?? '');
  if (name !== '' && !names.has(name)) report({ code: `unknown.${what}`, name, names: names.keys() });
}

function checkIn(left: Type, right: Type, report: Report) {
  if (isOpen(right)) return;
  if (right.kind === 'list') {
    for (const item of right.items ?? [right.of]) if (!compare(left, item, report)) return;
    return;
  }
  const isStructure = formOf(right) === 'map' || right.kind === 'record';
  if (!isStructure) report({ code: 'expression.list', values: { type: wordOf(right) } });
  else if (!isOpen(left) && formOf(left) !== 'text') report(mismatch(left, text));
}

function hasOrder(type: Type): boolean {
  return isOpen(type) || ['text', 'number', 'moment', 'duration', 'boolean'].includes(formOf(type));
}

function add(left: Type, right: Type, report: Report): Type {
  if (left.kind === 'list' && right.kind === 'list') return listOf(join(left.of, right.of));
  if (formOf(left) === 'text' && formOf(right) === 'text') return text;
  const isTime = (type: Type) => type.kind === 'day' || type.kind === 'moment' || type.kind === 'duration';
  if (left.kind === 'duration' && isTime(right)) return right;
  if (right.kind === 'duration' && isTime(left)) return left;
  return calculate('+', left, right, report, isOpen(left) || isOpen(right) ? any : number);
}

function subtract(left: Type, right: Type, report: Report): Type {
  if (right.kind === 'duration' && ['day', 'moment', 'duration'].includes(left.kind)) return left;
  if (left.kind === right.kind && ['day', 'moment', 'duration'].includes(left.kind)) return { kind: 'duration' };
  return calculate('-', left, right, report, isOpen(left) || isOpen(right) ? any : number);
}

function calculate(operator: string, left: Type, right: Type, report: Report, result: Type): Type {
  const isWrong = [left, right].some((type) => !isOpen(type) && type.kind !== 'number');
  // With one side that is not known, `+` may still be meant for texts, lists or times.
  const mayBeOther = result === any && (left.kind === 'any' || right.kind === 'any');
  if (!isWrong || mayBeOther) return result;
  report({ code: 'expression.calculation', values: { operator, left: wordOf(left), right: wordOf(right) } });
  return any;
}
