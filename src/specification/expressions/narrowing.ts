import { childrenOf, type Node } from './node.ts';

type Each = Node & { op: 'each' };

/** Of a comprehension over `records.X` what every record has that can decide it: the others need not be looked at. */
export interface Narrowing {
  entity: string;
  equals: (readonly [field: string, to: Node])[];
}

/** The entity whose records a comprehension goes over, where it goes over them directly. */
export function recordsIn({ over }: Each): string | undefined {
  return over.op === 'select' && over.of.op === 'name' && over.of.name === 'records' ? over.name : undefined;
}

/** `records.visit.exists(v, v.room == record.room && …)` is decided by the visits of that room alone. */
export function narrowingOf(each: Each): Narrowing | undefined {
  const entity = recordsIn(each);
  if (entity === undefined || !each.test) return undefined;
  // One that breaks `all` is as good as one that `exists`.
  const equals = equalities(each.test, each.item, each.kind !== 'all');
  return equals.length > 0 ? { entity, equals } : undefined;
}

/** What must be equal where a condition holds, or, the other way round, where it does not. */
function equalities(node: Node, item: string, isHeld: boolean): Narrowing['equals'] {
  switch (node.op) {
    case 'not':
      return equalities(node.of, item, !isHeld);
    case isHeld ? 'and' : 'or':
      return childrenOf(node).flatMap((side) => equalities(side, item, isHeld));
    case isHeld ? '==' : '!=': {
      const [left, right] = childrenOf(node);
      return left && right ? [...equality(left, right, item), ...equality(right, left, item)] : [];
    }
    default:
      return [];
  }
}

function equality(side: Node, other: Node, item: string): Narrowing['equals'] {
  const isOfItem = side.op === 'select' && side.of.op === 'name' && side.of.name === item;
  return isOfItem && !mentions(other, item) ? [[side.name, other]] : [];
}

function mentions(node: Node, name: string): boolean {
  return (node.op === 'name' && node.name === name) || childrenOf(node).some((inner) => mentions(inner, name));
}

/** How many nodes there are in some. */
export function countOf(...nodes: (Node | undefined)[]): number {
  return nodes.reduce((sum, node) => sum + (node ? 1 + countOf(...childrenOf(node)) : 0), 0);
}
