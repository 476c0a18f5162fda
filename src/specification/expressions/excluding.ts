import type { Node } from './node.ts';

/** What a condition demands of one value: `record.weight > 10`. */
export interface Demanded {
  /** The value, as it is written. */
  of: string;
  operator: '==' | '<' | '<=' | '>' | '>=';
  than: number | string | boolean;
}

const turned = { '==': '==', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
const isOperator = (op: string): op is Demanded['operator'] => Object.hasOwn(turned, op);

/** What must hold where a condition holds: each comparison of a value with one that is written out. */
export function demandedBy(node: Node): Demanded[] {
  if (node.op === 'and') return [...demandedBy(node.left), ...demandedBy(node.right)];
  if (!isOperator(node.op) || !('left' in node)) return [];
  const [left, right] = [node.left, node.right].map(pathOf);
  const [one, other] = [node.left, node.right].map(literalOf);
  if (left !== undefined && other !== undefined) return [{ of: left, operator: node.op, than: other }];
  return right !== undefined && one !== undefined ? [{ of: right, operator: turned[node.op], than: one }] : [];
}

/** Two demands of which one never holds where the other does. */
export function excluding(demands: readonly Demanded[]): readonly [Demanded, Demanded] | undefined {
  for (const [index, one] of demands.entries())
    for (const other of demands.slice(index + 1)) if (exclude(one, other)) return [one, other];
  return undefined;
}

/** Whether both are said of the same value, and no value is as both demand it. */
export function exclude(one: Demanded, other: Demanded): boolean {
  if (one.of !== other.of) return false;
  if (one.operator === '==' && other.operator === '==') return one.than !== other.than;
  if (typeof one.than !== 'number' || typeof other.than !== 'number') return false;
  const [least, most] = /^>/.test(one.operator) || /^</.test(other.operator) ? [one, other] : [other, one];
  const isBetween = !/^</.test(least.operator) && !/^>/.test(most.operator);
  const isStrict = [least, most].some(({ operator }) => operator === '>' || operator === '<');
  return isBetween && (least.than > most.than || (isStrict && least.than === most.than));
}

/** As a document would write it. */
export const writtenAs = ({ of, operator, than }: Demanded): string =>
  `${of} ${operator} ${typeof than === 'string' ? `'${than}'` : than}`;

function pathOf(node: Node): string | undefined {
  if (node.op === 'name') return node.name;
  const of = node.op === 'select' || node.op === 'index' ? pathOf(node.of) : undefined;
  if (of === undefined) return undefined;
  if (node.op === 'select') return `${of}.${node.name}`;
  return node.op === 'index' && node.at.op === 'value' ? `${of}['${node.at.value}']` : undefined;
}

function literalOf(node: Node): Demanded['than'] | undefined {
  if (node.op === 'value') return node.value ?? undefined;
  const inner = node.op === 'minus' ? literalOf(node.of) : undefined;
  return typeof inner === 'number' ? -inner : undefined;
}
