import { limitNames } from '../compile/field.ts';
import { expressionsIn } from '../compile/record.ts';
import { kindOf } from '../fields/index.ts';
import type { EntityFacts, FieldFacts } from './entities/vocabulary.ts';
import { type Placed, walkFields } from './entities/walk.ts';
import type { Names } from './names.ts';
import { typeOfField } from './typing/fields.ts';
import { Roots, type RootTypes } from './typing/roots.ts';

/** What an expression is to give: yes or no, a number, a text for people, or an answer to a field. */
export type Wanted = 'condition' | 'number' | 'words' | FieldFacts;

/** One expression of a document, and where it stands. */
export interface Place {
  path: string;
  source: string;
  wanted: Wanted;
  /** What it can begin with. */
  roots: RootTypes;
}

/** Every expression of a document. A place that the vocabulary has and this has not fails a test. */
export function* expressionPlaces(names: Names): Generator<Place> {
  const roots = new Roots(names);
  yield* onScreens(names, roots);
  for (const [name, entity] of Object.entries(names.specification.entities))
    yield* inEntity(name, entity, names, roots);
  yield* ofGates(names, roots);
  yield* ofRules(names, roots);
  yield* ofErrors(names, roots);
}

type Written = unknown;

/** The place of a key that can hold nothing but an expression. */
function* always(path: string, source: string | null | undefined, wanted: Wanted, roots: RootTypes): Generator<Place> {
  if (typeof source === 'string') yield { path, source: sourceOf(source), wanted, roots };
}

/** The place of a value that is an expression where it begins with `=`. */
function* maybe(path: string, value: Written, wanted: Wanted, roots: RootTypes): Generator<Place> {
  if (typeof value === 'string' && value.startsWith('=')) yield { path, source: sourceOf(value), wanted, roots };
}

/** As the compiled product looks it up. */
export function sourceOf(written: string): string {
  return written.startsWith('=') ? written.slice(1) : written;
}

function* onScreens({ specification }: Names, roots: Roots): Generator<Place> {
  for (const [name, { entity, pageSize, where: whole, views, widgets }] of Object.entries(specification.screens)) {
    const at = `screens.${name}`;
    yield* maybe(`${at}.pageSize`, pageSize, 'number', roots.ofNothing);
    yield* always(`${at}.where`, whole, 'condition', roots.ofRecord(entity));
    for (const [view, { where }] of Object.entries(views ?? {}))
      yield* always(`${at}.views.${view}.where`, where, 'condition', roots.ofRecord(entity));
    for (const [index, { of, where }] of (widgets ?? []).entries())
      yield* always(`${at}.widgets.${index}.where`, where, 'condition', roots.ofRecord(of));
  }
}

function* inEntity(name: string, entity: EntityFacts, names: Names, roots: Roots): Generator<Place> {
  const at = `entities.${name}`;
  yield* maybe(`${at}.display`, entity.display, 'words', roots.ofRecord(name));
  for (const placed of walkFields(entity.fields, `${at}.fields`)) yield* inField(name, placed, names, roots);
}

function* inField(entity: string, { path, field, inside }: Placed, names: Names, roots: Roots): Generator<Place> {
  const item = inside && typeOfField(inside, names);
  const here = roots.ofRecord(entity, { item });
  for (const key of limitNames)
    yield* maybe(
      `${path}.${key}`,
      field[key],
      ['duration', 'time'].includes(kindOf(field).kind) ? field : 'number',
      roots.ofNothing,
    );
  yield* maybe(`${path}.default`, field.default, field, here);
  yield* always(`${path}.where`, field.where, 'condition', roots.ofRecord(field.to, { item, form: entity }));
  yield* always(`${path}.relevantWhen`, field.relevantWhen, 'condition', here);
  yield* always(`${path}.computed`, field.computed, field, here);
}

/** What opens and closes: guards and conditions of permissions. */
function* ofGates({ specification, entities }: Names, roots: Roots): Generator<Place> {
  for (const [entity, { transitions }] of Object.entries(specification.lifecycles))
    for (const [name, { guard }] of Object.entries(transitions ?? {}))
      yield* always(`lifecycles.${entity}.transitions.${name}.guard`, guard, 'condition', roots.ofRecord(entity));
  const all = entities && [...entities.keys()];
  for (const [index, { on, when }] of (specification.access.permissions ?? []).entries()) {
    const about = on === 'all' ? all : (on ?? undefined);
    yield* always(`access.permissions.${index}.when`, when, 'condition', roots.ofRecords(about));
  }
}

function* ofRules({ specification }: Names, roots: Roots): Generator<Place> {
  for (const [name, { entity, when, assert }] of Object.entries(specification.rules)) {
    yield* always(`rules.${name}.when`, when, 'condition', roots.ofRecord(entity));
    yield* always(`rules.${name}.assert`, assert, 'condition', roots.ofRecord(entity));
  }
}

/** The texts of an error are about the records of the rules and calls that name it. */
function* ofErrors({ specification }: Names, roots: Roots): Generator<Place> {
  const about = new Map<string, Set<string | null | undefined>>();
  const note = (error: string, entity: string | null | undefined) =>
    about.set(error, (about.get(error) ?? new Set()).add(entity));
  for (const [name, { error, entity }] of Object.entries(specification.rules)) note(error ?? name, entity);
  for (const { errors, entity } of Object.values(specification.calls))
    for (const name of errors ?? []) note(name, entity);
  for (const [name, facts] of Object.entries(specification.errors)) {
    const entities = [...(about.get(name) ?? [undefined])];
    const known = entities.every((entity) => typeof entity === 'string') ? (entities as string[]) : undefined;
    for (const key of ['title', 'detail'] as const)
      for (const source of expressionsIn(facts[key] ?? ''))
        yield { path: `errors.${name}.${key}`, source, wanted: 'words', roots: roots.ofRecords(known) };
  }
}
