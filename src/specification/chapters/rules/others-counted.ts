import type { Node } from '../../expressions/node.ts';

/**
 * Whether a rule lets there be at most as many others as a limit says, `size(records.loan) <= 5`: the record that it is about
 * is one more.
 */
export function countsOthers(node: Node, entity: string): boolean {
  const isCount = (one: Node) => one.op === 'call' && one.name === 'size' && reaches(one, entity);
  // That there is no other says just that.
  const isLimit = (one: Node) => !(one.op === 'value' && one.value === 0);
  if (node.op === 'and') return countsOthers(node.left, entity) || countsOthers(node.right, entity);
  if (node.op === '<=') return isCount(node.left) && isLimit(node.right);
  return node.op === '>=' && isCount(node.right) && isLimit(node.left);
}

/** Whether what is counted is the records of the entity, or those of them for which something holds. */
function reaches(node: Node, entity: string): boolean {
  if (node.op === 'call') return [...(node.on ? [node.on] : []), ...node.args].some((one) => reaches(one, entity));
  if (node.op === 'each') return node.kind === 'filter' && reaches(node.over, entity);
  const name = node.op === 'select' ? node.name : node.op === 'index' && node.at.op === 'value' ? node.at.value : null;
  return name === entity && 'of' in node && node.of.op === 'name' && node.of.name === 'records';
}
