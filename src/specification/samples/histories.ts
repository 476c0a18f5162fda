import { assumedSubject } from '../assumptions.ts';
import {
  type Around,
  type Entity,
  type Field,
  isEmpty,
  type Product,
  type Subject,
  type Transition,
  type Values,
} from '../compile/index.ts';
import { momentsOf, randomOf } from './moments-of.ts';
import { storyOf } from './plan.ts';
import { waysOf } from './way.ts';

/** What was done to a sample record, as histories keep it. */
export interface SampleChange {
  at: string;
  by: string;
  action: string;
  from?: string;
  to?: string;
  before: Values;
  after: Values;
}

/** By the name of their entity, and by their key, what led to sample records: the latest first. */
export type Histories = Record<string, Record<string, SampleChange[]>>;

/** How the records of a product came to be what they are: by whom who may do that, one thing after the other. */
export function histories(
  product: Product,
  records: Readonly<Record<string, readonly Values[]>>,
  now: Date,
): Histories {
  const people = peopleOf(product, records);
  const byKey = new Map(
    product.entities.map((entity) => [
      entity,
      new Map((records[entity.name] ?? []).map((one) => [entity.keyOf(one), one])),
    ]),
  );
  const around: Around = {
    now,
    find: (entity, key) => byKey.get(entity)?.get(key) ?? null,
    all: (entity) => records[entity.name],
  };
  const kept = product.entities.filter(({ keepsHistory }) => keepsHistory);
  return Object.fromEntries(
    kept.map((entity) => {
      const all = waysOf(entity);
      const ways = new Map(all.map(({ state, taken }) => [state, taken]));
      const changes = (records[entity.name] ?? []).map((record, index) => {
        const { began } = storyOf(entity, record, all, index, now);
        const state = entity.lifecycle?.stateOf(record);
        const isReached = state === entity.lifecycle?.initial || (ways.get(state) ?? []).length > 0;
        return [
          entity.keyOf(record),
          isReached ? historyOf(entity, record, { began, taken: ways.get(state) ?? [] }, people, around) : [],
        ];
      });
      return [entity.name, Object.fromEntries(changes)];
    }),
  );
}

function historyOf(
  entity: Entity,
  record: Values,
  { began, taken }: { began: Date; taken: readonly Transition[] },
  people: readonly Subject[],
  around: Around,
): SampleChange[] {
  const random = randomOf(entity, record);
  const moments = momentsOf(entity, began, record, { taken, now: around.now ?? new Date(), random });
  const field = entity.lifecycle?.field.name;
  const first = entity.lifecycle?.initial?.name ?? null;
  const then = field === undefined ? record : { ...record, [field]: first };
  const creator = whoMay('create', entity, then, people, around, random);
  if (creator === undefined) return [];
  const known = new Set(entity.fields.flatMap((one) => (isKnownAtFirst(one) ? [one.name] : [])));
  const found: SampleChange[] = [{ at: moments[0] ?? '', by: creator, action: 'create', before: {}, after: {} }];
  let from = first;
  for (const [index, transition] of taken.entries()) {
    if (field === undefined || from === null) return [];
    const to = transition.to?.name ?? '';
    const by = whoMay(transition.name, entity, { ...record, [field]: from }, people, around, random);
    if (by === undefined) return [];
    const asked = transition.asks.map(({ name }) => name).filter((name) => !isEmpty(record[name]) && !known.has(name));
    for (const name of asked) known.add(name);
    found.push({
      at: moments[index + 1] ?? '',
      by,
      action: transition.name,
      from,
      to,
      before: { ...Object.fromEntries(asked.map((name) => [name, null])), [field]: from },
      after: { ...Object.fromEntries(asked.map((name) => [name, record[name]])), [field]: to },
    });
    from = to;
  }
  return found.toReversed();
}

/** Whether a record has an answer as soon as it is there: what is asked later only confirms that. */
function isKnownAtFirst({ isAnswered, isRequired, relevantWhen }: Field): boolean {
  return isAnswered && isRequired && !relevantWhen;
}

/** The people that the product keeps, else somebody of each role, else nobody in particular. */
function peopleOf({ users, access }: Product, records: Readonly<Record<string, readonly Values[]>>): Subject[] {
  const kept = users ? (records[users.entity.name] ?? []) : [];
  const roles = users?.roles?.name;
  if (users && roles !== undefined && kept.length > 0)
    return kept.map((one) => ({
      id: users.entity.keyOf(one),
      roles: [one[roles]].flat().filter((role) => typeof role === 'string'),
    }));
  return access.roles.length > 0 ? access.roles.map(({ name }) => assumedSubject(name)) : [assumedSubject('')];
}

/** Somebody who may do something to a record; undefined where nobody may. */
function whoMay(
  action: string,
  entity: Entity,
  record: Values,
  people: readonly Subject[],
  around: Around,
  random: () => number,
): string | undefined {
  const start = Math.floor(random() * people.length);
  const named = new Set(Object.values(record));
  const isNamed = ({ id }: Subject) => Number(named.has(id));
  // Whoever a record names is likelier to have had to do with it.
  const turned = [...people.slice(start), ...people.slice(0, start)].sort((a, b) => isNamed(b) - isNamed(a));
  const transition = entity.lifecycle?.transition(action);
  return turned.find((subject) => {
    const seen = { ...around, subject };
    return (
      entity.product.access.decide(action, entity, seen, record).answer === true &&
      transition?.test(record, seen) !== false
    );
  })?.id;
}
