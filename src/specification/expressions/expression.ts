import { compileNode, spent } from './evaluate.ts';
import { childrenOf, type Node } from './node.ts';
import type { Scope } from './scope.ts';
import { Unknown, type Value } from './values.ts';

/** Kleene's three values: a question that rests on something not known has the answer `unknown`. */
export type Answer = boolean | 'unknown';

/** An expression of a document, ready to be evaluated any number of times. */
export class Expression {
  readonly source: string;
  readonly node: Node | undefined;
  readonly #evaluate: (scope: Scope) => Value;

  /** @param node absent where the source cannot be used: its value is never known then */
  constructor(source: string, node: Node | undefined) {
    this.source = source;
    this.node = node;
    this.#evaluate = node ? compileNode(node) : () => new Unknown(source);
  }

  evaluate(scope: Scope): Value {
    return this.#evaluate(scope);
  }

  /** Whether it holds as a condition. */
  test(scope: Scope): Answer {
    const answer = this.judge(scope);
    return answer === 'spent' ? 'unknown' : answer;
  }

  /** The same, where it makes a difference that it is only not known because it would take too much to find out. */
  judge(scope: Scope): Answer | 'spent' {
    const value = this.#evaluate(scope);
    if (value === spent) return 'spent';
    return typeof value === 'boolean' ? value : 'unknown';
  }

  /** The names that it selects, each from its root: `record.parts.map(p, p.price)` gives `record.parts` and `record.parts.*.price`. */
  get names(): string[][] {
    return this.node ? namesIn(this.node) : [];
  }
}

/** Every dotted name in an expression, longest only; an item of a list is `*` below its list. */
export function namesIn(node: Node, items: ReadonlyMap<string, string[]> = new Map()): string[][] {
  const path = pathOf(node, items);
  if (path) return [path];
  if (node.op !== 'each') {
    const own = node.op === 'select' ? [node.of] : childrenOf(node);
    return own.flatMap((child) => namesIn(child, items));
  }
  const over = pathOf(node.over, items);
  const inside = new Map(items).set(node.item, over ? [...over, '*'] : []);
  return [
    ...namesIn(node.over, items),
    ...[node.test, node.result].flatMap((inner) => (inner ? namesIn(inner, inside) : [])),
  ].filter((name) => name.length > 0);
}

function pathOf(node: Node, items: ReadonlyMap<string, string[]>): string[] | undefined {
  if (node.op === 'name') return items.get(node.name) ?? [node.name];
  if (node.op === 'index') {
    const of = pathOf(node.of, items);
    return of && [...of, '*'];
  }
  if (node.op !== 'select') return undefined;
  const of = pathOf(node.of, items);
  return of && [...of, node.name];
}
