import {
  type Expression,
  type Reference,
  type Scope,
  type Structure,
  sameView,
  Unknown,
  type Value,
  zoneOf,
} from '../expressions/index.ts';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import { othersView } from './others.ts';

/**
 * The answers of a record by field, as JSON. `null` is not answered; a field that is absent may not be seen, nor one that is
 * computed and there as `undefined`: where it is only absent, it is worked out.
 */
export type Values = Record<string, unknown>;

/** Who asks. */
export interface Subject {
  /** Empty where it is nobody in particular. */
  id: string;
  roles: readonly string[];
  /** What people call them; absent where nobody says. */
  name?: string;
}

/** The names of fields that may be seen. */
export interface Sight {
  has: (field: string) => boolean;
}

/** What lies around a record when something about it is asked. */
export interface Around {
  subject?: Subject;
  now?: Date;
  /** The record that a reference leads to; null where there is none, undefined where that is not known. */
  find?: (entity: Entity, key: string) => Values | null | undefined;
  /**
   * All records of an entity, as a rule over other records looks at them; undefined where they are not known. With `equals`
   * those that have these answers are enough.
   */
  all?: (entity: Entity, equals?: Values) => readonly Values[] | undefined;
  /** What of a record may be seen; all of it where absent. */
  sight?: (entity: Entity, values: Values) => Sight;
  /** The answers of the form that asks, for what can be chosen in it. */
  form?: { entity: Entity; values: Values };
}

/** Whether nothing was answered: nothing, no text, no item, or only empty properties. */
export function isEmpty(answer: unknown): boolean {
  if (answer === null || answer === undefined || answer === '') return true;
  if (Array.isArray(answer)) return answer.length === 0;
  return typeof answer === 'object' && Object.values(answer).every(isEmpty);
}

/** Whether an answer shows nothing: there is none, or a text of spaces. */
export function isBlank(answer: unknown): boolean {
  return isEmpty(answer) || (typeof answer === 'string' && answer.trim() === '');
}

/** The scope of an expression about a record. */
export function scopeOf(entity: Entity, values: Values, around: Around, item?: Structure): Scope {
  return scopeIn({ entity, values, around, item });
}

/** Where a value stands: in which record, and in which object inside it. */
export interface Place {
  entity: Entity;
  values: Values;
  around: Around;
  /** The innermost object around it: `item` in expressions. */
  item?: Structure;
  /** The record as it is seen where it is asked already: what was worked out of it is not worked out again. */
  view?: Reference;
}

function scopeIn({ entity, values, around, item, view = recordView(entity, values, around) }: Place): Scope {
  const { product } = entity;
  const form = around.form;
  return {
    now: around.now ?? new Date(),
    zone: zoneOf(product.timeZone),
    root: (name) => {
      switch (name) {
        case 'record':
          return view;
        case 'item':
          return item;
        case 'form':
          return form && recordView(form.entity, form.values, around);
        case 'subject':
          return around.subject && subjectView(entity, around.subject, around);
        case 'constants':
          return product.constantValues;
        case 'records':
          return othersView(entity, values, around, sameRecord);
        default:
          return undefined;
      }
    },
  };
}

/** A record as expressions see it: converted, computed and looked up only where something asks. */
export function recordView(entity: Entity, values: Values, around: Around): Reference {
  const known = new Map<string, Value | undefined>();
  const view: Reference = {
    key: String(values[entity.key] ?? ''),
    names: () => entity.fields.map(({ name }) => name),
    get: (name) => {
      if (known.has(name)) return known.get(name);
      const field = entity.field(name);
      if (!field) return undefined;
      // A computed value that rests on itself is not known.
      known.set(name, new Unknown(name));
      const value = seenValue(field, { entity, values, around, view });
      known.set(name, value);
      return value;
    },
  };
  return view;
}

/** Another record that the question leads to. */
function sameRecord(entity: Entity, values: Values, around: Around): Reference {
  return sameView(around, values, () => recordView(entity, values, around));
}

/** The answer of a record, which has none of what every object has: a field may be called `toString`. */
export const ownAnswer = (values: Values, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Whether a field of a record itself may be seen, as far as that is known here. */
export function isSeen({ entity, name, computed }: Field, values: Values, around: Around): boolean {
  if (computed && values[name] === undefined && Object.hasOwn(values, name)) return false;
  return around.sight?.(entity, values).has(name) ?? true;
}

function seenValue(field: Field, place: Place): Value {
  const { values, around } = place;
  return isSeen(field, values, around) ? valueIn(field, ownAnswer(values, field.name), place) : new Unknown(field.name);
}

/** The value of a field in its place: computed, or its answer as expressions see it. */
function valueIn(field: Field, answer: unknown, place: Place): Value {
  if (!field.computed) return toValue(field, answer, place);
  const value = field.computed.evaluate(scopeIn(place));
  // Through its answer, so that a computed day is a day.
  return value instanceof Unknown ? value : toValue(field, field.kind.fromValue(field, value) ?? null, place);
}

function toValue(field: Field, answer: unknown, place: Place): Value {
  if (answer === undefined) return new Unknown(field.name);
  switch (field.kindName) {
    case 'array': {
      const { items } = field;
      const entries = Array.isArray(answer) ? answer : [];
      return items ? entries.map((item) => toValue(items, item ?? null, place)) : [];
    }
    case 'object':
      return objectView(field, answer, place);
    case 'reference':
      return answer === null || answer === '' ? null : referenceView(field, String(answer), place.around);
    default:
      return answer === null || answer === '' ? null : field.kind.toValue(field, answer);
  }
}

/** An object inside a record as expressions see it; in what is computed of it, it is `item`. */
export function objectView(field: Field, answer: unknown, place: Place): Structure {
  const inside = typeof answer === 'object' && answer !== null ? (answer as Values) : {};
  const known = new Map<string, Value | undefined>();
  const view: Structure = {
    names: () => field.properties.map(({ name }) => name),
    get: (name) => {
      if (known.has(name)) return known.get(name);
      known.set(name, new Unknown(name));
      const property = field.property(name);
      const answer = Object.hasOwn(inside, name) ? inside[name] : null;
      const value = property && valueIn(property, answer ?? null, { ...place, item: view });
      known.set(name, value);
      return value;
    },
  };
  return view;
}

function referenceView(field: Field, key: string, around: Around): Reference {
  const { to } = field;
  let target: Structure | undefined;
  return {
    key,
    names: () => to?.fields.map(({ name }) => name) ?? [],
    get: (name) => {
      if (!target && to) {
        const values = around.find?.(to, key);
        target = values ? sameRecord(to, values, around) : undefined;
      }
      return target ? target.get(name) : new Unknown(field.name);
    },
  };
}

function subjectView({ product }: Entity, { id, roles }: Subject, around: Around): Structure {
  const { users } = product;
  return {
    names: () => ['id', 'roles'],
    get: (name) => {
      // Nobody in particular is not somebody without a name: what rests on who it is is not known.
      if (name === 'id') return id === '' ? new Unknown('subject.id') : id;
      if (name === 'roles') return roles;
      const values = users && id !== '' ? around.find?.(users.entity, id) : undefined;
      return values && users ? sameRecord(users.entity, values, around).get(name) : undefined;
    },
  };
}

/** What a computed field gives for a record, as an answer; undefined where it rests on something that is not known. */
export function computedAnswer(entity: Entity, field: Field, values: Values, around: Around): unknown {
  return answerOf(field, recordView(entity, values, around).get(field.name));
}

/** The value of an expression as an answer; undefined where it is not known. */
export function answerOf(field: Field, value: Value | undefined): unknown {
  if (value === undefined || value instanceof Unknown) return undefined;
  return value === null ? null : (field.kind.fromValue(field, value) ?? null);
}

/** The record with everything that is computed filled in, at every depth; null where it rests on something not known. */
export function withComputed(entity: Entity, values: Values, around: Around): Values {
  if (!entity.hasComputed) return values;
  const filled = { ...values };
  const view = recordView(entity, values, around);
  for (const field of entity.fields) {
    if (field.computed) filled[field.name] = answerOf(field, view.get(field.name)) ?? null;
    else if (field.hasComputedInside && values[field.name] !== undefined)
      filled[field.name] = fillInside(field, values[field.name], { entity, values, around, view });
  }
  return filled;
}

function fillInside(field: Field, answer: unknown, place: Place): unknown {
  const { items } = field;
  if (items && Array.isArray(answer)) return answer.map((item) => fillInside(items, item, place));
  if (field.kindName !== 'object' || typeof answer !== 'object' || Array.isArray(answer)) return answer;
  const view = objectView(field, answer, place);
  const filled: Values = { ...answer };
  for (const property of field.properties) {
    const { name } = property;
    if (property.computed) filled[name] = answerOf(property, view.get(name)) ?? null;
    else if (property.hasComputedInside)
      filled[name] = fillInside(property, filled[name] ?? null, { ...place, item: view });
  }
  // An object of which nothing was answered has what is computed in it, and is nothing where that is nothing.
  return isEmpty(answer) && isEmpty(filled) ? answer : filled;
}

const embedded = /\{([^{}]+)\}/g;

/** The expressions between braces in a text of the document. */
export function expressionsIn(text: string): string[] {
  return [...text.matchAll(embedded)].map(([, source]) => source ?? '');
}

/**
 * Fills the expressions between braces in a text. One that is not known becomes an ellipsis: people do not read CEL.
 * @param show how a value is written
 */
export function interpolate(
  text: string,
  find: (source: string) => Expression | undefined,
  scope: Scope,
  show: (value: Value, expression: Expression) => string = String,
): string {
  return text.replace(embedded, (_, source: string) => {
    const expression = find(source);
    const value = expression?.evaluate(scope);
    return !expression || value === undefined || value === null || value instanceof Unknown
      ? '…'
      : show(value, expression);
  });
}
