import type { Entity, Field, Transition } from '#specification';

/** More is the record itself. */
const most = 4;

/** What the answers that a transition asks for are held against: the other fields that its guard and rules about them name. */
export function heldAgainst(entity: Entity, { asks, guard }: Transition): Field[] {
  const asked = new Set(asks.map(({ name }) => name));
  const rules = entity.rules.map(({ assert, when }) => [assert, when]);
  const namesOf = (expressions: readonly (typeof guard)[]) =>
    expressions.flatMap((one) =>
      (one?.names ?? []).flatMap(([root, name]) => (root === 'record' && name ? [name] : [])),
    );
  const about = rules.map(namesOf).filter((names) => names.some((name) => asked.has(name)));
  const named = new Set([...namesOf([guard]), ...about.flat()]);
  return entity.fields
    .filter((field) => named.has(field.name) && !asked.has(field.name) && !field.isState && field.name !== entity.key)
    .slice(0, most);
}
