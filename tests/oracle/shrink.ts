import type { Condition } from './condition.ts';
import { expected } from './expected.ts';
import { causeOf, type Failure } from './failure.ts';
import type { Model, Permission, Transition } from './model.ts';
import { tryOne } from './run.ts';
import { smallerRecords } from './shrink-records.ts';
import { productsOf, stageOf } from './stage.ts';
import { written } from './written.ts';

const without = <T>(list: readonly T[], index: number) => list.filter((_, at) => at !== index);
const replaced = <T>(list: readonly T[], index: number, by: T) => list.map((one, at) => (at === index ? by : one));

function smallerConditions(condition: Condition | 'none' | 'not shown' | undefined): Condition[] {
  if (!condition || typeof condition === 'string') return [];
  switch (condition.kind) {
    case 'not':
      return [condition.of, ...smallerConditions(condition.of).map((of): Condition => ({ kind: 'not', of }))];
    case 'and':
    case 'or': {
      const { left, right } = condition;
      return [
        left,
        right,
        ...smallerConditions(left).map((smaller) => ({ ...condition, left: smaller })),
        ...smallerConditions(right).map((smaller) => ({ ...condition, right: smaller })),
      ];
    }
    default:
      return [];
  }
}

function smallerPermissions(one: Permission): Permission[] {
  const parts = (['when', 'fields', 'broken', 'effect'] as const).filter((part) => one[part] !== undefined);
  return [
    ...parts.map((part) => ({ ...one, [part]: undefined })),
    ...smallerConditions(one.when === 'none' ? undefined : one.when).map((when) => ({ ...one, when })),
    ...(['roles', 'can', 'on', 'fields'] as const).flatMap((part) => {
      const list = one[part];
      return Array.isArray(list) && list.length > 1
        ? list.map((_, index) => ({ ...one, [part]: without(list, index) }))
        : [];
    }),
  ];
}

function smallerTransitions(one: Transition): Transition[] {
  const guards = smallerConditions(one.guard).map((guard) => ({ ...one, guard }));
  return [...(one.guard ? [{ ...one, guard: undefined }] : []), ...guards];
}

/** Documents with a little less in them. */
function smaller(model: Model): Model[] {
  const { permissions, roles, lifecycle } = model;
  const { transitions, editable } = lifecycle;
  return [
    ...permissions.map((_, index) => ({ ...model, permissions: without(permissions, index) })),
    ...permissions.flatMap((one, index) =>
      smallerPermissions(one).map((less) => ({ ...model, permissions: replaced(permissions, index, less) })),
    ),
    ...Object.keys(roles).flatMap((role) =>
      roles[role]?.length ? [{ ...model, roles: { ...roles, [role]: [] } }] : [],
    ),
    ...Object.keys(editable).flatMap((state) =>
      editable[state] ? [{ ...model, lifecycle: { ...lifecycle, editable: { ...editable, [state]: undefined } } }] : [],
    ),
    ...Object.entries(transitions).flatMap(([name, one]) =>
      smallerTransitions(one).map((less) => ({
        ...model,
        lifecycle: { ...lifecycle, transitions: { ...transitions, [name]: less } },
      })),
    ),
    ...smallerRecords(model),
  ];
}

async function stillFails(model: Model, { question, ...failure }: Failure): Promise<Failure | undefined> {
  const expectation = expected(model, question);
  if ('open' in expectation) return undefined;
  try {
    const { product, unguarded } = productsOf(written(model));
    const { found, wrong } = await tryOne(await stageOf(product, unguarded, model.records), question, expectation);
    const now = { model, question, expectation, found, wrong };
    return wrong.length > 0 && causeOf(now) === causeOf({ question, ...failure }) ? now : undefined;
  } catch {
    return undefined;
  }
}

/** The smallest document found that still fails in the same way. */
export async function shrunk(failure: Failure, attempts = 400): Promise<Failure> {
  let best = failure;
  let left = attempts;
  for (let went = true; went && left > 0; ) {
    went = false;
    for (const model of smaller(best.model)) {
      left -= 1;
      const next = left > 0 ? await stillFails(model, best) : undefined;
      if (!next) continue;
      best = next;
      went = true;
      break;
    }
  }
  return best;
}
