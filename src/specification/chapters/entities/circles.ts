import { namesIn } from '../../expressions/expression.ts';
import type { Specification } from '../../specification.ts';
import { inCircles, wayRound } from '../circle.ts';
import { sourceOf } from '../places.ts';
import type { EntityFacts, FieldFacts } from './vocabulary.ts';

/** A computed field, by its path in its entity, and the computed fields of the same record that it rests on. */
interface Computed {
  path: string;
  needs: string[];
}

/** Computed fields that rest on themselves, each with the way round. */
export function circlesIn(
  name: string,
  entity: EntityFacts,
  specification: Specification,
): { path: string; circle: string }[] {
  const computed = new Map<string, Computed>();
  gather(entity.fields, `entities.${name}.fields`, '', specification, computed);
  if (computed.size === 0) return [];
  const ways = new Map([...computed].map(([field, { needs }]) => [field, needs]));
  const circles = inCircles(ways);
  return [...circles].map((field) => ({
    path: `${computed.get(field)?.path}.computed`,
    circle: wayRound(field, circles, ways),
  }));
}

function gather(
  fields: Record<string, FieldFacts> | null | undefined,
  path: string,
  inside: string,
  specification: Specification,
  found: Map<string, Computed>,
) {
  for (const [name, field] of Object.entries(fields ?? {})) {
    const at = `${path}.${name}`;
    if (field.computed) found.set(inside + name, { path: at, needs: needsIn(field.computed, inside, specification) });
    let holder = field;
    let holderAt = at;
    while (holder.items) {
      holder = holder.items;
      holderAt += '.items';
    }
    gather(holder.properties, `${holderAt}.properties`, `${inside}${name}.`, specification, found);
  }
}

/** `record.parts.*.price` and, in an item of the list, `item.price`: both are `parts.price`. Beyond a reference is another record. */
function needsIn(source: string, inside: string, { expressions }: Specification): string[] {
  const plain = sourceOf(source);
  const node = Object.hasOwn(expressions, plain) ? expressions[plain] : undefined;
  if (!node) return [];
  return namesIn(node).flatMap(([root, ...steps]) => {
    const named = steps.filter((step) => step !== '*');
    const start = root === 'record' ? '' : root === 'item' ? inside : undefined;
    // Something inside rests on each field on the way to it.
    return start === undefined ? [] : named.map((_, index) => start + named.slice(0, index + 1).join('.'));
  });
}
