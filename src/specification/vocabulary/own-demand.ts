import { isMap, Written } from '../chapters/facts.ts';
import type { FieldKind } from '../fields/index.ts';
import { isComparable } from './comparable.ts';
import { withConstants } from './constants-said.ts';
import { anded, fieldsIn, isExpression, itself, known, roots, subjectOf } from './entity-of-rule.ts';
import { memberOf, mentions } from './fields-of-record.ts';
import { asExpressed, ofFields, withSpans } from './mended-expression.ts';
import type { OwnNames } from './own-example.ts';
import { wordsLeft } from './own-limits.ts';
import { allSpokenOf } from './spoken-of.ts';
import { choiceSaid, quoted } from './state-said.ts';
import {
  type Comparable,
  counted,
  demandOf,
  denied,
  deniedBefore,
  needs,
  opposite,
  withoutUnits,
} from './words/condition-words.ts';
import { plainNumbers } from './words/number-said.ts';
import { open } from './words/open.ts';
import { inFlow } from './written.ts';

const identifiers = /(?<![\p{L}\p{N}_.'"])[\p{L}_][\p{L}\p{M}\p{N}_]*(?![\p{L}\p{N}_.'"(])/gu;

/** What a rule demands, and the fields of its own record that it does so of. */
export interface Demand {
  condition: string;
  fields: readonly string[];
}

type KindOf = (field: string) => FieldKind | undefined;
export const kindsOf =
  (entity: string, names: OwnNames): KindOf =>
  (field) =>
    names.kindOf(entity, field);

export function demandsOfField(field: string, value: unknown, fields: readonly string[], kindOf: KindOf): Demand[] {
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
export const namedAmong = (fields: readonly string[]): Comparable => ({
  // The longest first: `price per night` is no `price`.
  spaced: fields.filter((name) => /\s/.test(name)).toSorted((one, other) => other.length - one.length),
  called: (name) => {
    if (/^(?:today|heute)$/i.test(name)) return 'today()';
    if (fields.includes(name)) return memberOf(name);
    return name.startsWith('constants.') ? name : undefined;
  },
});

export function demandIn(written: string, name: string, entity: string, names: OwnNames): Demand {
  const { text, named } = withConstants(
    withoutUnits(withSpans(plainNumbers(written))),
    names.constants,
    names.fieldsOf(entity),
  );
  const { condition, fields } = demandOfText(text, { written, name, entity, names });
  return { condition: named(condition), fields };
}

/** What a demand is said of, and as it was written. */
interface Saying {
  written: string;
  name: string;
  entity: string;
  names: OwnNames;
}

function demandOfText(text: string, { written, name, entity, names }: Saying): Demand {
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
  return notUnderstood(written, fieldsIn(text, entity, names));
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
  const reached = names.referencesOf(entity).map(([, to]) => to);
  const choices = [
    ...names.statesOf(entity),
    ...[entity, ...reached].flatMap((one) => names.fieldsOf(one).flatMap((field) => names.choicesOf(one, field))),
  ];
  return ofFields(asExpressed(anded(text)), fields)
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
