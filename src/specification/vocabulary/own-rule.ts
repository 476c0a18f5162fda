import { isMap } from '../chapters/facts.ts';
import { plainlySaid } from './condition-said.ts';
import { entityIn, entityWith, isExpression, ownEntity, rootIn } from './entity-of-rule.ts';
import { withSpans } from './mended-expression.ts';
import { countedRule } from './own-count.ts';
import { type Demand, demandIn, demandsOfField, kindsOf, namedAmong } from './own-demand.ts';
import type { OwnNames } from './own-example.ts';
import { conditional, conditionalFirst, demandOf, withoutUnits } from './words/condition-words.ts';
import { open } from './words/open.ts';
import { inFlow } from './written.ts';

/** A rule in its exact form, with the entity and the fields that its words or its name speak of. */
export function ruleOf(name: string, words: string, names: OwnNames): string {
  const counted = countedRule(words, names);
  if (counted !== undefined) return counted;
  // `film: length > 0` says what it is about by itself.
  const [, about = name, said = words] = /^([\p{L}\p{N}_ -]+): +(\S.*)$/u.exec(words) ?? [];
  if (isExpression(withoutUnits(withSpans(said)))) return stated(about, [said], names, '');
  const [, first, then] = conditionalFirst.exec(said) ?? [];
  const [, demanded, where] = first === undefined ? (conditional.exec(said) ?? []) : [said, then, first];
  if (demanded === undefined) return stated(about, [said], names, words);
  return `{ title: ${inFlow(words)}, ${ruleWhere(about, { assert: demanded }, where, names).slice(2)}`;
}

/** The same of several conditions that all must hold; those that only hold where something else does are rules of their own. */
export function ruleOfAll(name: string, conditions: readonly string[], names: OwnNames): string {
  if (conditions.some((one) => conditional.test(one) || conditionalFirst.test(one)))
    return conditions
      .map((one, index) => `${index === 0 ? '' : `${name} ${index + 1}: `}${ruleOf(name, one, names)}`)
      .join('\n');
  return stated(name, conditions, names, '');
}

/** A rule that names fields in place of its own keys, `{ price: must be positive }`; undefined where they are none. */
export function ruleOfFields(
  name: string,
  rule: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  names: OwnNames,
): string | undefined {
  const { field } = rule;
  if (typeof field === 'string' && keys.includes('field')) {
    const of = names.entities.find((one) => one === rule.entity) ?? entityWith(names.spokenOf(name), [field], names);
    const others = names.fieldsOf(of);
    if (of === undefined || !others.includes(field)) return undefined;
    return written(of, demandsOfField(field, rule, others, kindsOf(of, names)), names, '');
  }
  const said = `${typeof rule.entity === 'string' ? rule.entity : ''} ${name}`;
  const entity = entityWith(names.spokenOf(said), keys, names);
  const fields = names.fieldsOf(entity);
  if (entity === undefined || keys.length === 0 || !keys.every((key) => fields.includes(key))) return undefined;
  const demands = keys.flatMap((key) => demandsOfField(key, rule[key], fields, kindsOf(entity, names)));
  return written(entity, demands, names, '');
}

/** Keys of a rule that are fields, and hold what is demanded of these: `visit: { at: must be in the future }`. */
export function fieldsAmongKeys(
  name: string,
  rule: Readonly<Record<string, unknown>>,
  names: OwnNames,
): readonly string[] {
  if (Object.hasOwn(rule, 'assert')) return [];
  const entity = names.entities.find((one) => one === rule.entity) ?? names.spokenOf(name)[0];
  const fields = names.fieldsOf(entity);
  return Object.keys(rule).filter((key) => ownKeys.has(key) && fields.includes(key) && isDemand(rule[key], fields));
}

const ownKeys: ReadonlySet<string> = new Set(['title', 'entity', 'when', 'at', 'error', 'severity']);

/** What begins with a capital is what people read. */
const isDemand = (value: unknown, fields: readonly string[]) =>
  isMap(value)
    ? Object.keys(value).some((bound) => /^m(?:in|ax)/.test(bound))
    : typeof value === 'string' && !/^\p{Lu}/u.test(value) && demandOf(value, namedAmong(fields)) !== undefined;

/** A rule that only holds where something else does: `{ if: from is set, then: to is required }`. */
export function ruleWhere(
  name: string,
  { entity: of, assert }: Readonly<Record<string, unknown>>,
  where: unknown,
  names: OwnNames,
): string {
  const texts = [where, assert].map((text) => (typeof text === 'string' ? text : ''));
  const entity = names.entities.find((one) => one === of) ?? entityIn(texts, name, names) ?? open;
  const [when = open, demanded = open] = texts.map(
    (text, index) => (index === 0 && plainlySaid(text, entity, names)) || demandIn(text, name, entity, names).condition,
  );
  return `{ entity: ${entity}, when: ${inFlow(when)}, assert: ${inFlow(demanded)} }`;
}

function stated(name: string, texts: readonly string[], names: OwnNames, title: string): string {
  const entity =
    entityIn(texts, name, names) ??
    ((names.entities.length === 0 && (rootIn(texts) ?? ownEntity(name, texts))) || open);
  const demands = texts.map((text) => demandIn(text, name, entity, names));
  return written(entity, demands, names, title);
}

function written(entity: string, demands: readonly Demand[], names: OwnNames, title: string): string {
  const [first, ...others] = demands.map((one) => one.condition);
  const isOpen = others.length === 0 && first?.startsWith(`${open} `) === true && title !== '';
  // Words of which nothing is understood stay words: what they demand is asked by a gap.
  if (isOpen) return `{ title: ${inFlow(title)}${entity === open ? '' : `, entity: ${entity}`} }`;
  const condition = [first, ...others].join(' && ');
  const fields = [...new Set(demands.flatMap((one) => one.fields))].filter((field) =>
    names.fieldsOf(entity).includes(field),
  );
  const words = title === '' ? '' : `title: ${inFlow(title)}, `;
  const at = fields.length === 1 ? `, at: [${fields[0]}]` : '';
  return `{ ${words}entity: ${entity}, assert: ${inFlow(condition)}${at} }`;
}
