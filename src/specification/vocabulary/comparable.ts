import { childrenOf, type Node } from '../expressions/node.ts';
import { parseExpression } from '../expressions/parse.ts';
import type { FieldKind } from '../fields/index.ts';

type Family = 'list' | 'moment' | 'number' | 'reference' | 'text';

const families: Partial<Record<FieldKind, Family>> = {
  array: 'list',
  choice: 'text',
  date: 'moment',
  dateTime: 'moment',
  email: 'text',
  file: 'text',
  integer: 'number',
  money: 'number',
  multiline: 'text',
  number: 'number',
  reference: 'reference',
  text: 'text',
  time: 'text',
  uri: 'text',
};
const operators: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '==', '!=']);
type KindOf = (field: string) => FieldKind | undefined;

/** Whether every comparison of a condition is of two things that can be compared, as far as the kinds of its fields say. */
export function isComparable(condition: string, kindOf: KindOf): boolean {
  const parsed = parseExpression(condition);
  return 'fault' in parsed || areAlike(parsed.node, kindOf);
}

function areAlike(node: Node, kindOf: KindOf): boolean {
  if (operators.has(node.op) && 'left' in node) {
    const [left, right] = [familyOf(node.left, kindOf), familyOf(node.right, kindOf)];
    // Of two references none is the greater one.
    if (left === 'reference' && right === left && !/[=!]=/.test(node.op)) return false;
    if (left !== undefined && right !== undefined && left !== right) return false;
  }
  return childrenOf(node).every((child) => areAlike(child, kindOf));
}

/** What a side of a comparison is; undefined where it is not known, or is none. */
function familyOf(node: Node, kindOf: KindOf): Family | undefined {
  if (node.op === 'value') return typeof node.value === 'number' ? 'number' : undefined;
  if (node.op === 'select' && node.of.op === 'name' && node.of.name === 'record') {
    const kind = kindOf(node.name);
    return kind && families[kind];
  }
  if (node.op !== 'call') return undefined;
  if (node.name === 'size') return 'number';
  return node.name === 'today' || node.name === 'now' ? 'moment' : undefined;
}
