import { type Entity, isEmpty, type Product, scopeOf, type Values } from '../compile/index.ts';
import type { Expression } from '../expressions/index.ts';
import { alternatives } from './alternatives.ts';
import { agree, drawnIn, type Making, wrongIn } from './maker.ts';
import { orderDays } from './order-days.ts';
import type { Plan } from './plan.ts';
import { restsOn } from './rests-on.ts';

/** What a screen shows of the records of an entity: a view of a list, a figure of a dashboard. */
interface Narrowing {
  entity: Entity;
  where: readonly Expression[];
}

/** One record in so many is shown by each of them. */
const share = 20;

/** Has some records answer otherwise, so that no view of a list and no figure is empty where that can be. */
export function showEach(product: Product, made: Map<Values, Plan>, making: Making) {
  const all = narrowingsOf(product);
  for (const narrowing of all) {
    const { entity } = narrowing;
    const others = all.filter((one) => one.entity === entity);
    const own = [...made].filter(([, plan]) => plan.entity === entity);
    let missing = Math.ceil(own.length / share) - own.filter(([record]) => shows(narrowing, record, making)).length;
    // People open the first ones first: those stay as they are drawn.
    for (const [record, plan] of own.toReversed()) {
      if (missing <= 0) break;
      const next = plan.isStated ? undefined : shownBy(narrowing, others, plan, record, making);
      if (!next) continue;
      making.shelf.replace(entity, record, next);
      made.delete(record);
      made.set(next, plan);
      missing--;
    }
  }
}

/** Nothing is known of what rests on who looks. */
function narrowingsOf({ screens }: Product): Narrowing[] {
  const found = screens.flatMap(({ entity, where, views, widgets }) => [
    ...[undefined, ...views.map((view) => view.where)].map((narrower) => ({ entity, where: [where, narrower] })),
    ...widgets.map((widget) => ({ entity: widget.entity, where: [widget.where] })),
  ]);
  return found.flatMap(({ entity, where }) => {
    const expressions = where.filter((one) => one !== undefined);
    const isAnybodys = !expressions.some(({ names }) => names.some(([root]) => root === 'subject'));
    return entity && expressions.length > 0 && isAnybodys ? [{ entity, where: expressions }] : [];
  });
}

function shows({ entity, where }: Narrowing, record: Values, { shelf }: Making): boolean {
  const scope = scopeOf(entity, record, shelf.around(entity, record));
  return where.every((one) => one.test(scope) === true);
}

/** A record with one answer changed, so that it is shown as well wherever it was before; undefined where there is none. */
function shownBy(
  narrowing: Narrowing,
  others: readonly Narrowing[],
  plan: Plan,
  record: Values,
  making: Making,
): Values | undefined {
  if (shows(narrowing, record, making)) return undefined;
  const { entity, where } = narrowing;
  const before = others.filter((one) => shows(one, record, making));
  const names = restsOn(entity, ...where);
  for (const field of drawnIn(plan)) {
    if (!names.has(field.name) || isEmpty(record[field.name])) continue;
    for (const answer of alternatives(field, record, {}, making.now)) {
      if (answer === null && plan.way.asked.has(field.name)) continue;
      const next = { ...structuredClone(record), [field.name]: answer };
      if (!shows(narrowing, next, making)) continue;
      orderDays(plan, next, making.now);
      agree(plan, next, 0, making);
      const isKept = [narrowing, ...before].every((one) => shows(one, next, making));
      if (isKept && wrongIn(plan, next, 0, making, record).size === 0) return next;
    }
  }
  return undefined;
}
