import {
  type Entity,
  Expression,
  type Filter,
  type Node,
  plain,
  type Scope,
  type Sight,
  Unknown,
} from '#specification';

/**
 * What of a condition on records a list can be filtered by: that a field equals something that is known already. The
 * rest of the condition is asked of each record.
 */
export function filtersOf(entity: Entity, where: Node, scope: Scope, sight: Sight): Map<string, Filter> {
  const found = new Map<string, Filter>();
  for (const [path, other] of equalities(where)) {
    const field = entity.pathTo(path)?.first;
    if (!field || field.asPath.name !== path || field.computed || field.items || !sight.has(path)) continue;
    const value = plain(new Expression('', other).evaluate(scope));
    if (value instanceof Unknown || typeof value === 'object' || value === '') continue;
    found.set(path, { oneOf: [String(value)] });
  }
  return found;
}

/** The fields of the record that must equal something that is no field of it, as far as every record must. */
function equalities(node: Node): [path: string, other: Node][] {
  if (node.op === 'and') return [...equalities(node.left), ...equalities(node.right)];
  if (node.op !== '==') return [];
  return [
    [node.left, node.right],
    [node.right, node.left],
  ].flatMap(([side, other]): [string, Node][] => {
    const path = side && fieldOf(side);
    return path && other && !namesRecord(other) ? [[path, other]] : [];
  });
}

/** `record.owner`. */
function fieldOf(node: Node): string | undefined {
  return node.op === 'select' && node.of.op === 'name' && node.of.name === 'record' ? node.name : undefined;
}

function namesRecord(node: Node): boolean {
  return new Expression('', node).names.some(([root]) => root === 'record' || root === 'records');
}
