import {
  type Entity,
  type Expression,
  expressionsIn,
  expressionsOf,
  type Field,
  namedIn,
  type Rule,
  remember,
} from '#specification';

type Names = ReadonlySet<string> | undefined;

const ofFields = new WeakMap<Field, Names>();
const ofComputed = new WeakMap<Field, Names>();
const ofRules = new WeakMap<Rule, Names>();
const ofLooks = new WeakMap<Entity, Names>();

/** Whether a rule names a field: in what it asks, in what it says, or through what is computed. */
export function restsOn(rule: Rule, name: string): boolean {
  const { entity, assert, when } = rule;
  if (!entity) return false;
  const names = remember(ofRules, rule, () => namedIn(entity, [assert, when, ...saidBy(rule)]));
  return has(names, name);
}

function saidBy({ product, says: { title, detail } }: Rule): (Expression | undefined)[] {
  return [title.text, detail].flatMap(expressionsIn).map((source) => product.expression(source));
}

/** Whether what is computed rests on an answer, also through something else that is computed. */
export function isComputedFrom(field: Field, name: string): boolean {
  return has(
    remember(ofComputed, field, () => namedIn(field.entity, [field.computed])),
    name,
  );
}

/** Whether an answer may mend another field: a rule that shows there names it, or whether that matters rests on it. */
export function mayMend(field: Field, name: string): boolean {
  const { entity } = field;
  const names = remember(ofFields, field, () => namedIn(entity, expressionsOf(field)));
  return has(names, name) || entity.rules.some((rule) => rule.at.includes(field) && restsOn(rule, name));
}

/** The fields that the look of a form rests on: what is shown, computed, offered. Undefined where that may be any. */
export function followedIn(entity: Entity): Names {
  return remember(ofLooks, entity, () => namedIn(entity, entity.fields.flatMap(expressionsOf)));
}

function has(names: Names, name: string): boolean {
  return !names || names.has(name);
}
