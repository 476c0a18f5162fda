import { type Entity, expressionsOf, type Field, namedIn, type Rule } from '#specification';

type Names = ReadonlySet<string> | undefined;

const ofFields = new WeakMap<Field, Names>();
const ofRules = new WeakMap<Rule, Names>();
const ofLooks = new WeakMap<Entity, Names>();

/** Whether a rule names a field, itself or through what is computed. */
export function restsOn(rule: Rule, name: string): boolean {
  const { entity } = rule;
  return (
    entity !== undefined &&
    has(
      of(ofRules, rule, () => namedIn(entity, [rule.assert, rule.when])),
      name,
    )
  );
}

/** Whether what is wrong with a field may be another thing once another is answered: by a rule that shows there, or because it matters. */
export function mayMend(field: Field, name: string): boolean {
  const { entity } = field;
  const ownNames = () => namedIn(entity, expressionsOf(field));
  return (
    has(of(ofFields, field, ownNames), name) ||
    entity.rules.some((rule) => rule.at.includes(field) && restsOn(rule, name))
  );
}

/** The fields that the look of a form rests on: what is shown, computed, offered. Undefined where that may be any. */
export function followedIn(entity: Entity): Names {
  return of(ofLooks, entity, () => namedIn(entity, entity.fields.flatMap(expressionsOf)));
}

function of<Key extends object>(known: WeakMap<Key, Names>, key: Key, find: () => Names): Names {
  if (!known.has(key)) known.set(key, find());
  return known.get(key);
}

function has(names: Names, name: string): boolean {
  return !names || names.has(name);
}
