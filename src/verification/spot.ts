import { type Entity, type Field, isObject, type Values } from '#specification';
import { sampleAt } from './values/around-limits.ts';
import type { World } from './world.ts';

/** A field that a person answers, wherever in a record it stands: in a list, in its first entry. */
export interface Spot {
  field: Field;
  /** From the field of the entity to this one. */
  chain: readonly Field[];
  /** Where it is in a body. */
  steps: readonly string[];
}

/** Every field of an entity that a person answers, at every depth. */
export function spotsOf(entity: Entity): Spot[] {
  const inside = (spot: Spot): Spot[] => {
    const { field, chain, steps } = spot;
    const items = field.items ? [{ field: field.items, step: '0' }] : [];
    const properties = field.properties.map((property) => ({ field: property, step: property.name }));
    const further = [...items, ...properties].filter((next) => next.field.isAnswered);
    return [
      spot,
      ...further.flatMap((next) =>
        inside({ field: next.field, chain: [...chain, next.field], steps: [...steps, next.step] }),
      ),
    ];
  };
  return entity.fields
    .filter(({ isAnswered }) => isAnswered)
    .flatMap((field) => inside({ field, chain: [field], steps: [field.name] }));
}

/** The record with another answer at a spot; whatever lies around it is there, and as it may be. */
export function placed(record: Values, { chain, steps }: Spot, value: unknown, world: World): Values {
  const [first = ''] = steps;
  return { ...record, [first]: inside(record[first], 0) };

  function inside(answer: unknown, depth: number): unknown {
    const field = chain[depth];
    if (!field || depth === chain.length - 1) return value;
    if (field.kindName === 'array') {
      const entries =
        Array.isArray(answer) && answer.length > 0 ? answer : [sampleAt(chain[depth + 1] ?? field, world, 0)];
      return entries.map((entry, index) => (index === 0 ? inside(entry, depth + 1) : entry));
    }
    const holder = isObject(answer) ? answer : sampleAt(field, world, 0);
    const name = steps[depth + 1] ?? '';
    return {
      ...(isObject(holder) ? holder : {}),
      [name]: inside(isObject(holder) ? holder[name] : undefined, depth + 1),
    };
  }
}

/** What a record has at a spot. */
export function answerAt(record: Values, { steps }: Spot): unknown {
  return steps.reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)];
    return isObject(inner) ? inner[step] : undefined;
  }, record);
}

/** An answer without what only the product answers inside of it. */
export function answeredOf(field: Field, answer: unknown): unknown {
  const { items } = field;
  if (items && Array.isArray(answer)) return answer.map((entry) => answeredOf(items, entry));
  if (!isObject(answer) || field.kindName !== 'object') return answer;
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, inner]): [string, unknown][] => {
      const property = field.property(name);
      if (!property) return [[name, inner]];
      return property.isAnswered ? [[name, answeredOf(property, inner)]] : [];
    }),
  );
}
