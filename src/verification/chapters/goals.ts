import type { Entity, Values } from '#specification';
import { restsOn } from '#specification/samples';
import type { Goal } from '../search/find.ts';
import { placed, type Spot } from '../spot.ts';
import type { Stage } from '../stage.ts';
import type { Writing } from '../writing.ts';

/** A record that has one of some values at a spot and is otherwise as it should be. */
export function rightAt(stage: Stage, spot: Spot, values: readonly unknown[]): Goal {
  return {
    ...placing(stage, spot, values),
    isWanted: (result, writing) => takes(writing, spot, result) && writing.isFine(result),
  };
}

/** Like `wrongAt`, where rules may have something to say against it as well: some values break one whatever else is answered. */
export function wrongWithRules(stage: Stage, spot: Spot, values: readonly unknown[]): Goal {
  const [first = ''] = spot.steps;
  const isOfRuleOrSpot = (rule: string | undefined, path: readonly string[]) => rule !== undefined || path[0] === first;
  return {
    ...placing(stage, spot, values),
    isWanted: (result, writing) =>
      takes(writing, spot, result) &&
      writing.isOpenFor(result) &&
      writing.issues(result).every(({ rule, path }) => isOfRuleOrSpot(rule, path)),
  };
}

/** A record that has one of some values at a spot, which is all that there is to say against it. */
export function wrongAt(
  stage: Stage,
  spot: Spot,
  values: readonly unknown[],
  isWanted: (result: Values, writing: Writing) => boolean = () => true,
): Goal {
  const [first = ''] = spot.steps;
  return {
    ...placing(stage, spot, values),
    isWanted: (result, writing) =>
      takes(writing, spot, result) &&
      isWanted(result, writing) &&
      writing.isOpenFor(result) &&
      writing.issues(result).every(({ rule, path }) => rule === undefined && path[0] === first),
  };
}

function takes(writing: Writing, { steps }: Spot, result: Values): boolean {
  return writing.takes(steps[0] ?? '', result);
}

function placing(stage: Stage, spot: Spot, values: readonly unknown[]): Pick<Goal, 'names' | 'variants'> {
  return {
    names: besides(spot.field.entity, spot.steps[0] ?? ''),
    variants: (result) => values.map((value) => placed(result, spot, value, stage.world)),
  };
}

/** The fields that rules hold against one: they may have to be answered otherwise, too. */
export function besides(entity: Entity, name: string): string[] {
  const names = entity.rules.map(({ assert, when }) => restsOn(entity, assert, when)).filter((all) => all.has(name));
  const conditions = entity.fields.flatMap(({ where, relevantWhen }) => [where, relevantWhen]);
  const related = conditions.flatMap((condition) => (condition?.names ?? []).map(([, first = '']) => first));
  return [...new Set([...names.flatMap((all) => [...all]), ...related])].filter((one) => one !== name);
}
