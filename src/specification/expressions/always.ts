import type { Node } from './node.ts';

/** Whether a condition holds whatever is asked about: it demands nothing. */
export function holdsAlways(node: Node): boolean {
  switch (node.op) {
    case 'value':
      return node.value === true;
    case 'or':
      return holdsAlways(node.left) || holdsAlways(node.right);
    case 'and':
      return holdsAlways(node.left) && holdsAlways(node.right);
    case '==':
    case '<=':
    case '>=':
      return JSON.stringify(node.left) === JSON.stringify(node.right);
    default:
      return false;
  }
}
