import { type Entity, isEmpty, type Product, type Values } from '../compile/index.ts';
import { randomFrom } from '../fields/random.ts';
import { schemaOf } from '../validation/schema.ts';
import { beginningOf, type Story } from './day-of.ts';
import { keysFor } from './keys.ts';
import { asAnswer } from './sample-of.ts';
import { isOver, stageOf, type Way, wayAt, wayless, waysOf } from './way.ts';

/** One record that is to be made. */
export interface Plan {
  entity: Entity;
  /** Among the records of its entity, and how many those are. */
  index: number;
  size: number;
  /** What it begins with. */
  base: Values;
  /** Names of the fields that stay as they begin. */
  fixed: ReadonlySet<string>;
  /** The document states it: then nothing is added that does not have to be there. */
  isStated: boolean;
  way: Way;
  story: Story;
}

/** The records of an entity that are to be made: the stated ones first. */
export function plansOf(entity: Entity, now: Date, count: number): Plan[] {
  const stated = statedOf(entity);
  const size = Math.max(stated.length, countOf(entity, count));
  const taken = new Set(stated.flatMap((values) => (hasKey(entity, values) ? [entity.keyOf(values)] : [])));
  const keys = keysFor(entity, size - taken.size, taken, now);
  const ways = waysOf(entity);
  const plans = Array.from({ length: size }, (_, index): Plan | undefined => {
    const values = stated[index];
    const way = wayAt(ways, index);
    const key = values && hasKey(entity, values) ? {} : keyed(entity, keys);
    if (!way || !key) return undefined;
    const state = entity.lifecycle && way.state ? { [entity.lifecycle.field.name]: way.state.name } : {};
    const fixed = { ...key, ...(values ?? { ...state, ...roleOf(entity, index) }) };
    const base = values ? { ...entity.begin({ now }), ...fixed } : entity.complete(fixed);
    return {
      entity,
      index,
      size,
      base,
      fixed: new Set(Object.keys(fixed)),
      isStated: values !== undefined,
      way: values ? wayless : way,
      story: storyOf(entity, values ? base : state, ways, index, now),
    };
  });
  return plans.filter((plan) => plan !== undefined);
}

/** How far a record came, and how long ago it began. */
export function storyOf(
  { product, lifecycle, name }: Entity,
  values: Values,
  ways: readonly Way[],
  index: number,
  now: Date,
): Story {
  const state = lifecycle?.stateOf(values);
  const taken = ways.find((way) => way.state === state)?.taken.length ?? 0;
  const longest = Math.max(...ways.map((way) => way.taken.length), 1);
  const progress = state && lifecycle && (isOver(state, lifecycle) ? 1 : Math.min(taken / longest, 0.9));
  const stage = state && lifecycle && stageOf(state, lifecycle);
  return { progress, stage, began: beginningOf(product, progress, now, randomFrom(`${name}/${index}/began`)) };
}

/** The next key; nothing where it is drawn with the other answers, undefined where there is no more. */
function keyed(entity: Entity, keys: (string | number)[]): Values | undefined {
  const { type } = entity.keyField.kind.shape;
  if (type !== 'string' && type !== 'number') return {};
  const key = keys.shift();
  return key === undefined ? undefined : { [entity.key]: key };
}

function hasKey(entity: Entity, values: Values): boolean {
  return Object.hasOwn(values, entity.key) && !isEmpty(values[entity.key]);
}

/** Entities that have no list of their own need fewer records to choose from; not where each belongs to one of a list. */
function countOf(entity: Entity, count: number): number {
  const isListed = (other: Entity) =>
    other.product.screens.some(({ kind, entity: of }) => kind === 'list' && of === other);
  const owners = entity.fields.flatMap(({ isRequired, to }) => (isRequired && to && to !== entity ? [to] : []));
  return isListed(entity) || owners.some(isListed) ? count : Math.ceil(count / 4);
}

/** The records that the document states, without what cannot be used. */
function statedOf(entity: Entity): Values[] {
  const { product } = entity;
  return (entity.facts.samples ?? []).map((sample, index) => {
    const entries = Object.entries(sample).flatMap(([name, value]): [string, unknown][] => {
      const field = entity.field(name);
      const isUsed = field && !field.computed && !product.isUnusable(`${entity.path}.samples.${index}.${name}`);
      return isUsed ? [[name, asAnswer(field, value)]] : [];
    });
    return Object.fromEntries(entries);
  });
}

/** Of each role there is somebody, where the document says who the users are. */
function roleOf(entity: Entity, index: number): Values {
  const { users, access }: Product = entity.product;
  const role = access.roles[index % Math.max(access.roles.length, 1)]?.name;
  if (!role || users?.entity !== entity || !users.roles) return {};
  const answer = users.roles.kindName === 'array' ? [role] : role;
  return schemaOf(users.roles).safeParse(answer).success ? { [users.roles.name]: answer } : {};
}
