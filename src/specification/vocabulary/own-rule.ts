import { isMap, Written } from '../chapters/facts.ts';
import type { FieldKind } from '../fields/index.ts';
import { isComparable } from './comparable.ts';
import {
  anded,
  entityIn,
  entityWith,
  fieldsIn,
  isExpression,
  itself,
  known,
  ownEntity,
  rootIn,
  roots,
  subjectOf,
} from './entity-of-rule.ts';
import { memberOf, mentions } from './fields-of-record.ts';
import { asExpressed, withSpans } from './mended-expression.ts';
import type { OwnNames } from './own-example.ts';
import { wordsLeft } from './own-limits.ts';
import { allSpokenOf } from './spoken-of.ts';
import { choiceSaid, quoted, stateSaid } from './state-said.ts';
import {
  conditional,
  conditionalFirst,
  counted,
  demandOf,
  denied,
  deniedBefore,
  needs,
  opposite,
  withoutUnits,
} from './words/condition-words.ts';
import { exampleIn } from './words/example-words.ts';
import { open } from './words/open.ts';
import { inFlow } from './written.ts';

const identifiers = /(?<![\p{L}\p{N}_.'"])[\p{L}_][\p{L}\p{M}\p{N}_]*(?![\p{L}\p{N}_.'"(])/gu;

/** What a rule demands, and the fields of its own record that it does so of. */
interface Demand {
  condition: string;
  fields: readonly string[];
}

/** A rule in its exact form, with the entity and the fields that its words or its name speak of. */
export function ruleOf(name: string, words: string, names: OwnNames): string {
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
  const entity =
    names.entities.find((one) => one === of) ??
    entityIn(texts, name, names) ??
    (names.entities.length > 0 ? open : exampleIn(names.language, 'tool'));
  const [when = open, demanded = open] = texts.map(
    (text, index) => (index === 0 && stateSaid(text, entity, names)) || demandIn(text, name, entity, names).condition,
  );
  return `{ entity: ${entity}, when: ${inFlow(when)}, assert: ${inFlow(demanded)} }`;
}

type KindOf = (field: string) => FieldKind | undefined;
const kindsOf =
  (entity: string, names: OwnNames): KindOf =>
  (field) =>
    names.kindOf(entity, field);

function demandsOfField(field: string, value: unknown, fields: readonly string[], kindOf: KindOf): Demand[] {
  if (isMap(value)) {
    const bounds = Object.entries(value).flatMap(([bound, limit]) => {
      const operator = /^min/.test(bound) ? '>=' : /^max/.test(bound) ? '<=' : undefined;
      return operator && limit instanceof Written
        ? [demand(field, `${operator} ${limit.source}`, kindOf, `${bound} ${limit.source}`)]
        : [];
    });
    return bounds.length > 0 ? bounds : [demand(field, '!= null', kindOf)];
  }
  if (Array.isArray(value)) return value.flatMap((one) => demandsOfField(field, one, fields, kindOf));
  const text = typeof value === 'string' ? value : '';
  if (text === '') return [demand(field, '!= null', kindOf)];
  const said = demandOf(text, namedAmong(fields));
  if (said === undefined) return [notUnderstood(text, [field])];
  const own = demand(field, said.compared, kindOf, text);
  return [withRest(own, said.rest, (further) => demandsOfField(field, further, fields, kindOf)[0])];
}

/** A demand with what is said behind it: another one, or what is to be written yet. */
function withRest(own: Demand, rest: string, furtherOf: (words: string) => Demand | undefined): Demand {
  const [, joint = '', words = ''] = joined.exec(rest.replace(counted, '')) ?? [];
  if (own.condition.startsWith(open) || !/[\p{L}\p{N}]/u.test(words)) return own;
  const further = furtherOf(words) ?? notUnderstood(words, []);
  const operator = /^(?:or|oder)$/i.test(joint) ? '||' : '&&';
  return {
    condition: `${/ \|\| /.test(own.condition) ? `(${own.condition})` : own.condition} ${operator} ${further.condition}`,
    fields: [...new Set([...own.fields, ...further.fields])],
  };
}

const joined = /^[\s,;]*(?:(and|but|or|und|aber|oder)(?!\p{L}))?\s*(.*?)[\s.,;!]*$/isu;
const notUnderstood = (text: string, fields: readonly string[]): Demand => ({ condition: `${open} ${text}`, fields });

/** Of what is no number its length is compared with one; a moment is compared with now, a day with today; else it stays as it is said. */
function demand(field: string, compared: string, kindOf: KindOf, said = ''): Demand {
  const kind = kindOf(field);
  const isOfSize = ofSize.test(said) || (kind !== undefined && sizedKinds.has(kind) && /^[<>=!]+ \d/.test(compared));
  const when = kind === 'dateTime' ? compared.replace('today()', 'now()') : compared;
  const condition = `${isOfSize ? `size(${memberOf(field)})` : memberOf(field)} ${when}`;
  return isComparable(condition, kindOf) ? { condition, fields: [field] } : notUnderstood(said, [field]);
}

const sizedKinds: ReadonlySet<FieldKind> = new Set<FieldKind>(['text', 'multiline', 'email', 'uri', 'array']);
/** That a field is answered, as a condition in a line. */
export const isThere = (field: string) => inFlow(`${memberOf(field)} != null`);
/** How long a text is. */
const ofSize = /\d\s*(?:characters?|chars?|letters?|digits|zeichen|buchstaben|ziffern|文字|桁|حرف|أحرف)(?!\p{L})/iu;
const namedAmong = (fields: readonly string[]) => (name: string) =>
  /^(?:today|heute)$/i.test(name) ? 'today()' : fields.includes(name) ? memberOf(name) : undefined;

function stated(name: string, texts: readonly string[], names: OwnNames, title: string): string {
  const entity =
    entityIn(texts, name, names) ??
    (names.entities.length > 0 ? open : (rootIn(texts) ?? ownEntity(name, texts) ?? exampleIn(names.language, 'tool')));
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

function demandIn(written: string, name: string, entity: string, names: OwnNames): Demand {
  const text = withoutUnits(withSpans(written));
  const fields = names.entities.length > 0 ? names.fieldsOf(entity) : fieldsNamed(text, name);
  const kindOf = kindsOf(entity, names);
  if (isExpression(text) && !/^unique\(/.test(text)) {
    const condition = ofRecord(text, entity, fields, names);
    if (!isComparable(condition, kindOf)) return notUnderstood(written, fieldsIn(text, entity, names));
    return { condition, fields: fields.filter((field) => mentions(condition, field)) };
  }
  const chosen = choiceSaid(text, entity, names);
  if (chosen !== undefined) return { condition: chosen, fields: fieldsIn(text, entity, names) };
  const isAllOf = (words: string, fields: readonly string[]) =>
    names.entities.length === 0 || saysOnly(words, fields, entity, names);
  if (onlyOnce.test(text)) {
    const [alone, ...others] = fieldsIn(text, entity, names);
    const isSaid = alone !== undefined && others.length === 0 && isAllOf(text.replace(onlyOnce, ' '), [alone]);
    return isSaid ? onlyOne(entity, alone, names) : notUnderstood(written, fieldsIn(text, entity, names));
  }
  const words = [...text.matchAll(/\S+/g)].map(({ index }) => index);
  for (const from of words) {
    const said = demandOf(text.slice(from), namedAmong(fields));
    const before = text.slice(0, from);
    const [field = fieldsIn(name, entity, names)[0] ?? (names.entities.length > 0 ? undefined : fields[0]), ...others] =
      fieldsIn(before, entity, names);
    if (said !== undefined && denied.test(before)) break;
    const of = field ?? (said && momentAlone(said.compared, entity, names));
    if (said !== undefined && of !== undefined) {
      const isDenied = deniedBefore.test(before);
      if (isDenied && !isOfMoment(said.compared)) break;
      if (!isAllOf(isDenied ? before.replace(deniedBefore, ' ') : before, [of, ...others])) break;
      const compared = isDenied ? said.compared.replace(/^\S+/, (sign) => opposite[sign] ?? sign) : said.compared;
      const own = together(
        [of, ...others].map((one) => demand(one, compared, kindOf, written)),
        eitherOf.test(before),
      );
      return withRest(own, said.rest, (further) => demandIn(further, of, entity, names));
    }
  }
  const said = needs.exec(text);
  const needed = said?.[1] ?? '';
  const own = fieldsIn(needed, entity, names);
  if (own.length > 0 && isAllOf(`${text.slice(0, said?.index)} ${needed}`, own))
    return together(
      own.map((field) => demand(field, '!= null', kindOf)),
      eitherOf.test(needed),
    );
  if (names.entities.length > 0) return notUnderstood(written, fieldsIn(text, entity, names));
  return demand(fields[0] ?? 'id', '!= null', kindOf);
}

const onlyOnce = /(?<!\p{L})(?:unique|eindeutig|einmalig)(?!\p{L})/iu;
const eitherOf = /(?<!\p{L})(?:or|oder)(?!\p{L})/iu;

/** Whether words name fields of an entity and say nothing else: of all others something would be lost. */
function saysOnly(words: string, fields: readonly string[], entity: string, names: OwnNames): boolean {
  const ofFields = (text: string) =>
    allSpokenOf(
      text,
      fields.map((field) => [field]),
    );
  const ofEntity = (text: string) => names.spokenOf(text).filter((one) => one === entity);
  return wordsLeft(words, [ofFields, ofEntity], '').every((word) => addsNothing.test(word));
}

const addsNothing =
  /^(?:its?|their|his|her|values?|fields?|both|either|one|this|must|should|has|have|needs?|shall|may|can|be|always|werte?|felder?|beide[rnsm]?|entweder|sowohl|als|dies\p{L}*|muss|müssen|soll|sollen|darf|dürfen|kann|können|immer)$/iu;

/** The same demanded of several fields: of one of them, or of all. */
function together(demands: readonly Demand[], isOfOne: boolean): Demand {
  const [first] = demands;
  const conditions = demands.map((one) => one.condition);
  if (first === undefined || demands.length === 1) return first ?? notUnderstood('', []);
  return {
    condition: conditions.some((one) => one.startsWith(open))
      ? (conditions[0] ?? open)
      : conditions.join(isOfOne ? ' || ' : ' && '),
    fields: demands.flatMap((one) => one.fields),
  };
}

const isOfMoment = (compared: string) => /\b(?:today|now)\(\)$/.test(compared);

/** The one day or moment that there is of an entity: `a bill must be in the future`. */
function momentAlone(compared: string, entity: string, names: OwnNames): string | undefined {
  if (!isOfMoment(compared)) return undefined;
  const [field, ...others] = names.fieldsOf(entity).filter((one) => /^date/.test(names.kindOf(entity, one) ?? ''));
  return others.length === 0 ? field : undefined;
}

/** No other record of the entity has the same. */
function onlyOne(entity: string, field: string, names: OwnNames): Demand {
  const [key, own] = [names.keyOf(entity), field].map((name) => memberOf(name).slice('record'.length));
  const isOther = `other${key} != record${key} && other${own} == record${own}`;
  return { condition: `!records.${entity}.exists(other, ${isOther})`, fields: [field] };
}

/** What a document without entities may have as fields: what a condition begins with, or a sentence. */
const fieldsNamed = (text: string, name: string) =>
  (isExpression(text) ? (text.match(identifiers) ?? []) : [subjectOf(text) ?? name]).filter(
    (one) => /^\p{L}[\p{L}\p{N}_]*$/u.test(one) && !known.has(one) && !/^(?:true|false|null|in)$/.test(one),
  );

/** `rental.to > rental.from`, `to > from` is said of the record. */
function ofRecord(text: string, entity: string, fields: readonly string[], names: OwnNames): string {
  const isEntity = (root: string) => root === entity || names.spokenOf(root).includes(entity);
  const choices = [...names.statesOf(entity), ...fields.flatMap((field) => names.choicesOf(entity, field))];
  return asExpressed(anded(text))
    .replaceAll(/(?<![=<>!])=(?!=)/g, '==')
    .replaceAll(roots, (root) =>
      !known.has(root) && !fields.includes(root) && (itself.has(root) || isEntity(root)) ? 'record' : root,
    )
    .replaceAll(identifiers, (one) =>
      fields.includes(one) ? `record.${one}` : choices.includes(one) ? quoted(one) : one,
    )
    .replaceAll(/(?<![\p{L}\p{N}_.(])record\.([\p{L}\p{M}\p{N}_]+) ([<>=!]=?) (?=\d)/gu, (whole, field, operator) =>
      sizedKinds.has(names.kindOf(entity, field) ?? 'number') ? `size(record.${field}) ${operator} ` : whole,
    );
}
