import { numberedKey } from '../assumptions.ts';
import type { Entity } from '../compile/index.ts';
import { gridOf } from '../fields/grid.ts';
import { randomFrom } from '../fields/random.ts';
import { textFitting } from './from-pattern.ts';
import { exampleOf, lengthsOf, sampleOf } from './sample-of.ts';

/**
 * The keys of so many records, numbers ascending; fewer where there are no more. Empty where the key is an answer that has
 * to be drawn with the others, such as a reference.
 */
export function keysFor(entity: Entity, count: number, taken: ReadonlySet<string>, now: Date): (string | number)[] {
  const found = new Map<string, string | number>();
  for (let index = 0; found.size < count && index < (count + taken.size) * 2 + 20; index++) {
    const key = keyAt(entity, index, count + taken.size, now);
    if ((typeof key !== 'string' && typeof key !== 'number') || key === '') continue;
    if (!taken.has(String(key))) found.set(String(key), key);
  }
  return [...found.values()];
}

function keyAt(entity: Entity, index: number, count: number, now: Date): unknown {
  const field = entity.keyField;
  const { type } = field.kind.shape;
  const example = exampleOf(field, index);
  if (example !== undefined && index < (field.facts.examples?.length ?? 0)) return example;
  if (type === 'number') {
    const grid = gridOf(field, 1);
    // From 1 where nothing else is said.
    const start = field.limit('minimum') === undefined && field.limit('exclusiveMinimum') === undefined ? 1 : 0;
    return grid && index + start < grid.count ? grid.at(index + start) : undefined;
  }
  if (type !== 'string') return undefined;
  const lengths = lengthsOf(field);
  if (field.pattern) return textFitting(field.pattern, index, { count, ...lengths });
  if (!entity.isKeyAnswered && !field.kind.shape.format) {
    const key = numberedKey(entity, index + 1);
    if (key.length >= (lengths.minLength ?? 0) && key.length <= (lengths.maxLength ?? key.length)) return key;
  }
  return sampleOf(field, { index, random: randomFrom(`${entity.name}/${index}`), now, keysOf: () => [] });
}
