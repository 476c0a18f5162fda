import * as z from 'zod/mini';
import { evaluate, holds, interpolate, namesIn, type Scope } from './expression.ts';
import { fieldTypes, kindOf } from './fields/index.ts';
import { constantScope } from './fields/limit.ts';
import type { Specification } from './specification.ts';
import type { Entity, Field } from './vocabulary/entities.ts';

// The browser's content security policy forbids the code that zod would otherwise generate.
z.config({ jitless: true });

/** The answers of a record by field; plain JSON. */
export type Values = Record<string, unknown>;

/** A record as it travels: its answers and, under its key field, what identifies it. */
export type RecordData = Values;

/** Who asks. */
export interface Subject {
  id: string;
  roles: string[];
}

/** What lies around a record when something about it is asked. */
export interface Surroundings {
  subject?: Subject;
  now?: Date;
  /** The record of another entity that a reference leads to; undefined while it is not known. */
  lookup?: (entity: string, key: string) => Values | undefined;
}

/** Something about a record that needs another look. */
export interface RecordIssue {
  severity: 'error' | 'warning';
  /** Field, then index or property inside it; empty for the record as a whole. */
  path: string[];
  /** `required`, `minLength` …, or the name of an error of chapter 8. */
  code: string;
  /** The limit that was passed, where there is one. */
  limit?: number | string;
  /** What the error catalogue says, filled in. */
  detail?: string;
}

/** The name of the field that identifies a record. */
export function keyField(entity: Entity | undefined): string {
  return entity?.key ?? 'id';
}

export function keyOf(spec: Specification, entity: string, record: RecordData): string {
  return String(record[keyField(spec.entities[entity])] ?? '');
}

/** Whether nothing was answered. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

const compiled = new WeakMap<Specification, Map<string, Record<string, z.ZodMiniType>>>();

/** The zod schema of each field of an entity, compiled once a specification. */
export function schemasOf(spec: Specification, entity: string): Record<string, z.ZodMiniType> {
  const schemas = compiled.get(spec) ?? new Map<string, Record<string, z.ZodMiniType>>();
  compiled.set(spec, schemas);
  let found = schemas.get(entity);
  if (!found) {
    const fields = Object.entries(spec.entities[entity]?.fields ?? {});
    found = Object.fromEntries(fields.map(([name, field]) => [name, plainSchema(spec, field)]));
    schemas.set(entity, found);
  }
  return found;
}

function plainSchema(spec: Specification, field: Field): z.ZodMiniType {
  const schemaOf = (inner: Field): z.ZodMiniType =>
    inner.required ? plainSchema(spec, inner) : z.nullish(plainSchema(spec, inner));
  return fieldTypes[kindOf(field).kind].schema(field, { spec, schemaOf });
}

/** The scope that an expression about a record is evaluated in. */
export function scopeOf(
  spec: Specification,
  entity: string,
  values: Values,
  around: Surroundings,
  sources: string[],
  form?: Values,
): Scope {
  const deep = new Set(
    sources
      .flatMap(namesIn)
      .flatMap(([root, name, further]) => (root === 'record' && further !== undefined ? [name] : [])),
  );
  const record: Values = { [keyField(spec.entities[entity])]: values[keyField(spec.entities[entity])] ?? null };
  for (const [name, field] of Object.entries(spec.entities[entity]?.fields ?? {})) {
    if (field.type === 'reference' && deep.has(name)) {
      const key = values[name];
      const found = typeof key === 'string' ? around.lookup?.(field.to ?? '', key) : null;
      if (found !== undefined) record[name] = found && withoutNulls(asExpressions(spec, field.to ?? '', found));
    } else {
      record[name] = toExpression(field, values[name]);
    }
  }
  const scope: Scope = { record, constants: constantScope(spec) };
  if (form) scope.form = form;
  if (around.subject) scope.subject = around.subject;
  return scope;
}

/** The answers of a record as expressions see them. */
function asExpressions(spec: Specification, entity: string, values: Values): Values {
  const fields = spec.entities[entity]?.fields ?? {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fields[name] ? toExpression(fields[name], value) : value]),
  );
}

/** `has(record.customer.phone)` asks whether there is an answer. */
function withoutNulls(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}

/** A value as expressions see it: dates as moments, an empty list as a list. */
function toExpression(field: Field, value: unknown): unknown {
  switch (kindOf(field).kind) {
    case 'date':
    case 'dateTime': {
      const date = typeof value === 'string' ? new Date(value) : null;
      return date && !Number.isNaN(date.getTime()) ? date : null;
    }
    case 'array':
      return Array.isArray(value) ? value.map((item) => toExpression(field.items ?? {}, item)) : [];
    case 'object': {
      const inner = (value ?? {}) as Values;
      return Object.fromEntries(
        Object.entries(field.properties ?? {}).map(([name, property]) => [name, toExpression(property, inner[name])]),
      );
    }
    default:
      return value === undefined || value === '' ? null : value;
  }
}

/** The record with its computed fields filled; one that rests on something unknown is null. */
export function compute(spec: Specification, entity: string, values: Values, around: Surroundings): Values {
  const filled = { ...values };
  for (const [name, { computed }] of Object.entries(spec.entities[entity]?.fields ?? {})) {
    if (!computed) continue;
    const evaluation = evaluate(computed, scopeOf(spec, entity, filled, around, [computed]), around.now);
    filled[name] = evaluation.known ? toJson(evaluation.value) : null;
  }
  return filled;
}

function toJson(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' ? Number(value.toFixed(6)) : value;
}

/** Whether a field matters for a record as it stands; what is not known matters. */
export function isRelevant(
  spec: Specification,
  entity: string,
  name: string,
  values: Values,
  around: Surroundings,
): boolean {
  const condition = spec.entities[entity]?.fields?.[name]?.relevantWhen;
  if (!condition) return true;
  return holds(condition, scopeOf(spec, entity, values, around, [condition]), around.now) !== false;
}

/** Whether a person answers the field, rather than the product. */
export function isAnswered(field: Field): boolean {
  return !field.readOnly && !field.computed;
}

/**
 * Everything about a record that needs another look: its fields by chapter 3, its rules by chapter 5. A rule that
 * rests on something unknown never speaks.
 * @param fields only these, and the rules that show there; all of them where absent
 */
export function validate(
  spec: Specification,
  entity: string,
  values: Values,
  around: Surroundings,
  fields?: readonly string[],
): RecordIssue[] {
  const schemas = schemasOf(spec, entity);
  const asked = fields ?? Object.keys(schemas);
  const filled = compute(spec, entity, values, around);
  const issues = asked.flatMap((name): RecordIssue[] => {
    const field = spec.entities[entity]?.fields?.[name];
    const schema = schemas[name];
    if (!field || !schema || !isAnswered(field) || !isRelevant(spec, entity, name, filled, around)) return [];
    if (isEmpty(filled[name])) return field.required ? [{ severity: 'error', path: [name], code: 'required' }] : [];
    const result = schema.safeParse(filled[name], { reportInput: true });
    return result.success ? [] : result.error.issues.map((issue) => toIssue(issue, name));
  });
  for (const [name, rule] of Object.entries(spec.rules)) {
    if (rule.entity !== entity || !rule.assert) continue;
    if (fields && rule.at && !rule.at.some((field) => fields.includes(field))) continue;
    const sources = [rule.assert, rule.when ?? ''];
    const scope = scopeOf(spec, entity, filled, around, sources);
    if (rule.when && holds(rule.when, scope, around.now) !== true) continue;
    if (holds(rule.assert, scope, around.now) !== false) continue;
    const code = rule.error ?? name;
    const title = spec.errors[code]?.title ?? rule.title;
    const at: (string | undefined)[] = rule.at && rule.at.length > 0 ? rule.at : [undefined];
    for (const field of at) {
      issues.push({
        severity: rule.severity ?? 'error',
        path: field ? [field] : [],
        code,
        ...(title ? { detail: interpolate(title, scope) } : {}),
      });
    }
  }
  return issues;
}

/** Our words for zod's issues: JSON Schema's keyword that was not kept. */
function toIssue(issue: z.core.$ZodIssue, name: string): RecordIssue {
  const found = (code: string, limit?: number | bigint | string): RecordIssue => ({
    severity: 'error',
    path: [name, ...issue.path.map(String)],
    code,
    ...(limit === undefined ? {} : { limit: typeof limit === 'bigint' ? Number(limit) : limit }),
  });
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return found('minLength', issue.minimum);
      if (issue.origin === 'array') return found('minItems', issue.minimum);
      return found(issue.inclusive === false ? 'exclusiveMinimum' : 'minimum', issue.minimum);
    case 'too_big':
      if (issue.origin === 'string') return found('maxLength', issue.maximum);
      if (issue.origin === 'array') return found('maxItems', issue.maximum);
      return found(issue.inclusive === false ? 'exclusiveMaximum' : 'maximum', issue.maximum);
    case 'not_multiple_of':
      return found('multipleOf', issue.divisor);
    case 'invalid_format':
      return issue.format === 'regex' ? found('pattern', issue.pattern) : found(issue.format);
    case 'invalid_value':
      return found('enum');
    case 'custom':
      return found(String(issue.params?.code ?? 'invalid'));
    case 'invalid_type':
      return found(isEmpty(issue.input) ? 'required' : 'type', issue.expected);
    default:
      return found('invalid');
  }
}

/** The entities whose records an entity's expressions reach through references, by field. */
export function reachedReferences(
  spec: Specification,
  entity: string,
  sources: readonly (string | null | undefined)[],
): Record<string, string> {
  const reached: Record<string, string> = {};
  for (const [root, name, further] of sources.flatMap((source) => (source ? namesIn(source) : []))) {
    if (root !== 'record' || !name || further === undefined) continue;
    const field = spec.entities[entity]?.fields?.[name];
    if (field?.type === 'reference' && field.to) reached[name] = field.to;
  }
  return reached;
}

/** What a record is called: as `display` states, else by the first field that looks like a name, else by its key. */
export function displayOf(spec: Specification, entity: string, record: RecordData): string {
  const { display, fields } = spec.entities[entity] ?? {};
  if (display?.startsWith('=')) {
    const source = display.slice(1);
    const evaluation = evaluate(source, scopeOf(spec, entity, record, {}, [source]));
    if (evaluation.known) return String(evaluation.value);
  }
  const name = display && !display.startsWith('=') ? display : assumedDisplay(fields ?? {});
  const value = name ? record[name] : undefined;
  return isEmpty(value) ? keyOf(spec, entity, record) : String(value);
}

function assumedDisplay(fields: Record<string, Field>): string | undefined {
  const names = Object.keys(fields);
  return (
    names.find((name) => /^(name|title|label|subject)$/i.test(name)) ??
    names.find((name) => kindOf(fields[name] ?? {}).kind === 'text')
  );
}
