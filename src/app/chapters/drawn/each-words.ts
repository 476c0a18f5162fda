import type { Field, Node } from '#specification';
import type { Item, Saying } from './saying.ts';

type Each = Extract<Node, { op: 'each' }>;

/** The field of an item, or the item itself as one of a list. */
export function fieldOfItem({ entity, steps, isRecord }: Item, inner: readonly string[]): Field | undefined {
  if (isRecord) return entity?.pathTo(inner.join('.'))?.field;
  const list = entity?.pathTo(steps.join('.'))?.field;
  return inner.length === 0 ? list?.items : entity?.pathTo([...steps, ...inner].join('.'))?.field;
}

/** What is said inside, in which a name stands for each item. */
export function within({ over, item }: Each, saying: Saying): Saying {
  const [root, ...steps] = stepsOf(over) ?? [];
  const isRecord = root === 'records';
  const entity = isRecord
    ? saying.entity?.product.entity(steps[0] ?? '')
    : root === 'record'
      ? saying.entity
      : undefined;
  return { ...saying, items: new Map([...(saying.items ?? []), [item, { entity, steps, isRecord }]]) };
}

/** What a comprehension goes through, by its name. */
export function stepsOf(node: Node): string[] | undefined {
  if (node.op === 'name') return [node.name];
  if (node.op === 'each' && node.kind === 'filter') return stepsOf(node.over);
  const of = node.op === 'select' ? stepsOf(node.of) : undefined;
  return of && node.op === 'select' ? [...of, node.name] : undefined;
}
