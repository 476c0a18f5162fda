import type { Field } from './field.ts';
import { type Around, objectView, ownAnswer, type Place, scopeOf, type Values } from './record.ts';

/** An answer of a record as far as it matters: at every depth without what is known to be irrelevant. */
export function relevantAnswer(field: Field, values: Values, around: Around): unknown {
  return relevantIn(field, ownAnswer(values, field.name), { entity: field.entity, values, around });
}

function relevantIn(field: Field, answer: unknown, place: Place): unknown {
  if (answer === undefined || answer === null) return answer;
  const { entity, values, around, item } = place;
  if (field.relevantWhen?.test(scopeOf(entity, values, around, item)) === false) return null;
  const { items } = field;
  if (items && Array.isArray(answer)) return answer.map((entry) => relevantIn(items, entry, place));
  if (field.kindName !== 'object' || typeof answer !== 'object') return answer;
  const inside = { ...place, item: objectView(field, answer, place) };
  return Object.fromEntries(
    Object.entries(answer).map(([name, inner]) => {
      const property = field.property(name);
      return [name, property ? relevantIn(property, inner, inside) : inner];
    }),
  );
}
