import type { Entity, Field, Subject, Values } from '#specification';
import { restsOn } from '#specification/samples';
import type { Stage } from '../stage.ts';
import { sampleAt } from '../values/around-limits.ts';
import { Writing } from '../writing.ts';
import { perturbations } from './perturbations.ts';

/** A way to write, and a record that can be written so. */
export interface Start {
  writing: Writing;
  result: Values;
}

/** So many records of each state are looked at, and so many records are changed a little until one can be made anew. */
const ofEachState = 3;
const templates = 8;
const patience = 600;
const triesForKey = 60;

/** Every way to make a record of an entity, for whoever may. */
export function* creations(stage: Stage, entity: Entity, only?: Subject): Generator<Start> {
  if (!stage.product.operation(entity, 'create')) return;
  for (const subject of only ? [only] : stage.subjects()) {
    const start = creationBy(stage, entity, subject);
    if (start) yield start;
  }
}

const known = new WeakMap<Stage, Map<string, Values | undefined>>();

/** Looks anew for what can be made of an entity. */
export function forgetCreations(stage: Stage, entity: Entity) {
  for (const name of known.get(stage)?.keys() ?? [])
    if (name.startsWith(`${entity.name} `)) known.get(stage)?.delete(name);
}

/** What was found once is looked at again: the same may be made in the same world. */
function creationBy(stage: Stage, entity: Entity, subject: Subject): Start | undefined {
  const name = `${entity.name} ${subject.roles.join()}`;
  const found = known.get(stage) ?? new Map<string, Values | undefined>();
  known.set(stage, found);
  const earlier = found.get(name);
  if (earlier) {
    const writing = new Writing(stage, 'create', entity, subject);
    const result = writing.resultOf(Object.fromEntries(writing.names.map((field) => [field, earlier[field]])));
    if (writing.isFine(result)) return { writing, result };
  }
  if (found.has(name) && !earlier) return undefined;
  const start = findCreation(stage, entity, subject);
  found.set(name, start?.result);
  return start;
}

function findCreation(stage: Stage, entity: Entity, subject: Subject): Start | undefined {
  const initial = entity.lifecycle?.initial?.name;
  const field = entity.lifecycle?.field.name ?? '';
  const records = stage.world.records(entity);
  const ordered = [...records].sort((a, b) => Number(b[field] === initial) - Number(a[field] === initial));
  const blank = entity.complete({});
  for (const [index, template] of [...ordered.slice(0, templates), blank].entries()) {
    for (const guise of stage.guises(subject, entity, template)) {
      const writing = new Writing(stage, 'create', entity, guise);
      const answers = Object.fromEntries(
        writing.names
          .filter((name) => writing.mayWrite(name, { ...writing.base, ...template }))
          .map((name) => [name, fresh(entity, entity.field(name), template[name], index, writing)]),
      );
      const result = settled(writing, writing.resultOf(answers));
      if (result) return { writing, result };
    }
  }
  return undefined;
}

/** What no other record may have is drawn anew. */
function fresh(entity: Entity, field: Field | undefined, value: unknown, index: number, { stage }: Writing): unknown {
  if (!field) return null;
  if (field.name === entity.key) return freeKey(field, index, stage);
  if (field.isUnique && value !== null)
    return sampleAt(field, stage.world, 5000 + index + stage.world.records(entity).length * 11) ?? null;
  return value ?? null;
}

/** A key that no record has. */
function freeKey(field: Field, index: number, { world }: Stage): unknown {
  const begin = 7000 + index + world.records(field.entity).length * 11;
  const keys = Array.from({ length: triesForKey }, (_, away) => sampleAt(field, world, begin + away));
  return keys.find((key) => !world.find(field.entity, String(key)));
}

/** The record, or one that is hardly another, that can be written. */
function settled(writing: Writing, result: Values): Values | undefined {
  if (writing.isFine(result)) return result;
  const names = wrongIn(writing, result);
  let left = patience;
  for (const changed of perturbations(writing.entity, result, names, writing.stage.world)) {
    if (left-- <= 0) return undefined;
    if (writing.isFine(changed)) return changed;
  }
  return undefined;
}

function wrongIn(writing: Writing, result: Values): string[] {
  const { entity } = writing;
  const wrong = new Set<string>(
    entity.fields.filter(({ references }) => references.length > 0).map(({ name }) => name),
  );
  for (const group of entity.uniqueTogether) for (const { name } of group) wrong.add(name);
  for (const { path, rule: broken } of writing.issues(result)) {
    const rule = entity.rules.find(({ name }) => name === broken);
    for (const name of rule ? restsOn(entity, rule.assert, rule.when) : path.slice(0, 1)) wrong.add(name);
  }
  return writing.writable(result).filter((name) => wrong.has(name));
}

/** Every way to change a record, in each of its states, for whoever may. */
export function changes(stage: Stage, entity: Entity): Generator<Start> {
  return ofRecords(stage, entity, ['update']);
}

/** Every transition that asks for something, of records that can take it. */
export function passages(stage: Stage, entity: Entity): Generator<Start> {
  const asking = (entity.lifecycle?.transitions ?? []).filter(({ asks }) => asks.length > 0);
  return ofRecords(
    stage,
    entity,
    asking.map(({ name }) => name),
  );
}

function* ofRecords(stage: Stage, entity: Entity, actions: string[]): Generator<Start> {
  for (const record of someOfEachState(entity, stage.world.records(entity)))
    for (const does of actions)
      for (const subject of stage.subjects())
        for (const guise of stage.guises(subject, entity, record)) {
          const writing = new Writing(stage, does, entity, guise, record);
          const result = writing.resultOf({});
          if (writing.isPermitted(result)) yield { writing, result };
        }
}

/** A few records of each state, the states in turn. */
export function someOfEachState({ lifecycle }: Entity, records: readonly Values[]): Values[] {
  const groups = [...Map.groupBy(records, (record) => (lifecycle ? record[lifecycle.field.name] : '')).values()];
  return Array.from({ length: ofEachState }, (_, index) =>
    groups.flatMap((group): Values[] => (group[index] ? [group[index]] : [])),
  ).flat();
}
