export const binaryOperators = ['==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/', '%'] as const;
export type BinaryOperator = (typeof binaryOperators)[number];

export const comprehensions = ['all', 'exists', 'exists_one', 'map', 'filter'] as const;
type Comprehension = (typeof comprehensions)[number];

/** A CEL expression, parsed: plain JSON, so that it travels to the browser and no parser has to. */
export type Node =
  | { op: 'value'; value: null | boolean | number | string }
  | { op: 'name'; name: string }
  | { op: 'select'; of: Node; name: string }
  | { op: 'index'; of: Node; at: Node }
  | { op: 'has'; of: Node }
  | { op: 'call'; name: string; on?: Node; args: Node[] }
  | { op: 'each'; kind: Comprehension; over: Node; item: string; test?: Node; result?: Node }
  | { op: 'list'; items: Node[] }
  | { op: 'map'; entries: [key: Node, value: Node][] }
  | { op: 'and' | 'or'; left: Node; right: Node }
  | { op: 'not' | 'minus'; of: Node }
  | { op: 'if'; test: Node; yes: Node; no: Node }
  | { op: BinaryOperator; left: Node; right: Node };

/** The nodes directly inside a node. */
export function childrenOf(node: Node): Node[] {
  switch (node.op) {
    case 'value':
    case 'name':
      return [];
    case 'select':
    case 'has':
    case 'not':
    case 'minus':
      return [node.of];
    case 'index':
      return [node.of, node.at];
    case 'call':
      return [...(node.on ? [node.on] : []), ...node.args];
    case 'each':
      return [node.over, ...(node.test ? [node.test] : []), ...(node.result ? [node.result] : [])];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flat();
    case 'if':
      return [node.test, node.yes, node.no];
    default:
      return [node.left, node.right];
  }
}
