import { namesIn } from '../../expressions/expression.ts';
import type { Specification } from '../../specification.ts';
import { inCircles, wayRound } from '../circle.ts';
import { sourceOf } from '../places.ts';
import type { EntityFacts, FieldFacts } from './vocabulary.ts';

/** A field that is worked out, by its path in its entity, and the fields of the same record that it rests on. */
interface WorkedOut {
  path: string;
  isComputed: boolean;
  needs: string[];
}

/** Computed fields, and defaults, that rest on themselves, each with the way round. */
export function circlesIn(
  name: string,
  entity: EntityFacts,
  specification: Specification,
): { path: string; circle: string }[] {
  const all = new Map<string, WorkedOut>();
  gather(entity.fields, `entities.${name}.fields`, '', specification, all);
  // What is computed is so whenever it is asked, and does not rest on what a default once was.
  const computed = [...all].filter(([, { isComputed }]) => isComputed);
  const found = around(new Map(computed)).map(({ path, circle }) => ({ path: `${path}.computed`, circle }));
  const begun = around(all, (one) => !one.isComputed);
  return [...found, ...begun.map(({ path, circle }) => ({ path: `${path}.default`, circle }))];
}

function around(
  fields: ReadonlyMap<string, WorkedOut>,
  isMeant: (one: WorkedOut) => boolean = () => true,
): { path: string; circle: string }[] {
  if (fields.size === 0) return [];
  const ways = new Map([...fields].map(([field, { needs }]) => [field, needs]));
  const circles = inCircles(ways);
  return [...circles.keys()].flatMap((name) => {
    const field = fields.get(name);
    return field && isMeant(field) ? [{ path: field.path, circle: wayRound(name, circles, ways) }] : [];
  });
}

function gather(
  fields: Record<string, FieldFacts> | null | undefined,
  path: string,
  inside: string,
  specification: Specification,
  found: Map<string, WorkedOut>,
) {
  for (const [name, field] of Object.entries(fields ?? {})) {
    const at = `${path}.${name}`;
    const source = field.computed ?? defaultOf(field);
    if (source)
      found.set(inside + name, {
        path: at,
        isComputed: Boolean(field.computed),
        needs: needsIn(source, inside, specification),
      });
    let holder = field;
    let holderAt = at;
    while (holder.items) {
      holder = holder.items;
      holderAt += '.items';
    }
    gather(holder.properties, `${holderAt}.properties`, `${inside}${name}.`, specification, found);
  }
}

function defaultOf({ default: stated }: FieldFacts): string | undefined {
  return typeof stated === 'string' && stated.startsWith('=') ? stated : undefined;
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
