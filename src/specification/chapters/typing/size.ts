import type { Node } from '../../expressions/node.ts';
import type { Fault } from './fault.ts';
import type { Type } from './type.ts';

type Operation = Extract<Node, { left: Node; right: Node }>;

/** A text or a list that is compared with a number: how long it is may be meant, and is written so. */
export function withSize(
  fault: Fault,
  { op, left, right }: Operation,
  { kind: one }: Type,
  { kind: other }: Type,
): Fault {
  if (fault.code !== 'expression.comparison') return fault;
  const [first, second] = [written(left), written(right)];
  if (first === undefined || second === undefined) return fault;
  const isSized = (kind: Type['kind'], path: string) =>
    (kind === 'text' || kind === 'list') && !path.startsWith('constants.');
  const example =
    isSized(one, first) && other === 'number'
      ? `size(${first}) ${op} ${second}`
      : one === 'number' && isSized(other, second)
        ? `${first} ${op} size(${second})`
        : undefined;
  return example === undefined ? fault : { ...fault, values: { ...fault.values, example } };
}

function member(of: string, name: string): string | undefined {
  if (/^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u.test(name)) return `${of}.${name}`;
  return /['\\]/.test(name) ? undefined : `${of}['${name}']`;
}

/** A number, or what a path leads to, `record['first name']`; nothing longer. */
function written(node: Node): string | undefined {
  switch (node.op) {
    case 'value':
      return typeof node.value === 'number' ? String(node.value) : undefined;
    case 'name':
      return node.name;
    case 'select': {
      const of = written(node.of);
      return of && member(of, node.name);
    }
    case 'index': {
      const of = written(node.of);
      return of && node.at.op === 'value' ? member(of, String(node.at.value)) : undefined;
    }
    default:
      return undefined;
  }
}
