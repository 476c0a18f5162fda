import type { Entity, Field, Product, Values } from '../compile/index.ts';
import { referencesIn } from '../validation/store-rules.ts';
import { blanked, draw, type Making, make, wrongIn } from './maker.ts';
import { inOrder } from './order.ts';
import { type Plan, plansOf } from './plan.ts';
import { Shelf } from './shelf.ts';
import { showEach } from './shown.ts';

/** What samples are made for. */
export interface SampleOptions {
  /** The moment that they lie around. */
  now: Date;
  /** How many there are of an entity that has a list; of the others a quarter. */
  count?: number;
}

/**
 * Sample records of every entity, by its name: the stated ones first, then made ones. They keep what their document says,
 * and are the same for the same document and day. `ready()` is to be awaited before.
 */
export function samples(product: Product, { now, count = 40 }: SampleOptions): Record<string, Values[]> {
  const shelf = new Shelf(now);
  const order = inOrder(product);
  const plans = new Map(order.map((entity) => [entity, plansOf(entity, now, count)]));
  const keysOf = (field: Field, name: string): readonly string[] => {
    const to = product.entity(name);
    if (!to) return [];
    const made = shelf.keys(to);
    // Where entities must refer to one another, or to themselves, some record has to be the first.
    const isFirst = field.isRequired && (!shelf.isBegun(to) || made.length === 0);
    return isFirst ? (plans.get(to) ?? []).map(({ base }) => to.keyOf(base)).filter((key) => key !== '') : made;
  };
  const making: Making = { shelf, now, keysOf };
  const made = new Map<Values, Plan>();
  const late: Late[] = [];
  for (const entity of order) {
    shelf.begin(entity);
    const names = entity.fields.filter((field) => refersAhead(field, shelf)).map(({ name }) => name);
    for (const plan of plans.get(entity) ?? []) {
      const record = make(plan, making);
      if (!record) continue;
      shelf.add(entity, record);
      made.set(record, plan);
      if (names.length > 0 && !plan.isStated) late.push({ plan, record, names: new Set(names) });
    }
  }
  for (const one of late) complete(one, making, made);
  showEach(product, made, making);
  verify(making, made);
  return Object.fromEntries(product.entities.map((entity) => [entity.name, [...shelf.records(entity)]]));
}

/** A record that was made before what it may refer to. */
interface Late {
  plan: Plan;
  record: Values;
  names: ReadonlySet<string>;
}

function refersAhead(field: Field, shelf: Shelf): boolean {
  return !field.isRequired && field.references.some(({ to }) => to !== undefined && !shelf.isBegun(to));
}

function complete({ plan, record, names }: Late, making: Making, made: Map<Values, Plan>) {
  const { entity } = plan;
  for (let attempt = 0; attempt < 6; attempt++) {
    const next = structuredClone(record);
    draw(plan, next, names, attempt, making);
    if (wrongIn(plan, next, attempt, making, record).size > 0) continue;
    making.shelf.replace(entity, record, next);
    made.delete(record);
    made.set(next, plan);
    return;
  }
}

/** Looks at every record once more, now that all are there: one may break a rule over others, or refer to one that was not found. */
function verify(making: Making, made: Map<Values, Plan>) {
  const { shelf } = making;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [record, plan] of made) {
      const { entity } = plan;
      const wrong = new Set([...wrongIn(plan, record, triesOver, making), ...lostIn(entity, record, shelf)]);
      if (wrong.size === 0) continue;
      isChanged = true;
      made.delete(record);
      const next = blanked(plan, structuredClone(record), wrong, making);
      if (next && lostIn(entity, next, shelf).length === 0) {
        shelf.replace(entity, record, next);
        made.set(next, plan);
      } else shelf.remove(entity, record);
    }
  }
}

/** Beyond any try: guards do not count any more. */
const triesOver = 99;

function lostIn(entity: Entity, record: Values, shelf: Shelf): string[] {
  const around = shelf.around(entity, record);
  return referencesIn(entity, record, around).flatMap(({ to, key, path }) =>
    around.find?.(to, key) ? [] : path.slice(0, 1),
  );
}
