import type { Entity, Values } from '#specification';
import { validate } from '#specification/validation';
import { perturbations } from '../search/perturbations.ts';
import type { Stage } from '../stage.ts';

/** A record as it stands, or as it could, and what has it stand so. */
export interface Standing {
  values: Values;
  bring: () => Promise<void>;
}

const templates = 6;
const mostChanged = 1000;

/**
 * Records that something can be tried with: first those that are there, then such as are changed a little in some of their
 * answers, as far as records can be put there at all.
 */
export async function* standing(
  stage: Stage,
  entity: Entity,
  isFit: (values: Values) => boolean,
  names: readonly string[],
): AsyncGenerator<Standing> {
  const records = stage.world.records(entity);
  const there = records.filter(isFit);
  for (const values of there) yield { values, bring: async () => {} };
  const others = there.length > 0 ? there : withState(entity, records, isFit);
  for (const template of others.slice(0, templates)) {
    let left = mostChanged;
    for (const values of perturbations(entity, template, names, stage.world)) {
      if (left-- <= 0) break;
      if (isFit(values) && isSoundRecord(stage, entity, values))
        yield { values, bring: () => stage.bring(entity, values) };
    }
  }
}

/** Where no record is in a state, others are put into it. */
function withState(entity: Entity, records: readonly Values[], isFit: (values: Values) => boolean): Values[] {
  const { lifecycle } = entity;
  if (!lifecycle) return [...records];
  const { name } = lifecycle.field;
  return records.flatMap((record) =>
    lifecycle.states.map((state) => ({ ...record, [name]: state.name })).filter((one) => isFit(one)),
  );
}

function isSoundRecord(stage: Stage, entity: Entity, values: Values): boolean {
  return validate(entity, values, stage.world.around()).every(({ severity }) => severity !== 'error');
}
