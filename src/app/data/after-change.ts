import type { Entity, Values } from '#specification';

/** The answers of a record once a change is made. */
export function afterChange(entity: Entity, does: string, record: Values | undefined, values?: Values): Values {
  const { lifecycle } = entity;
  const to = lifecycle?.transition(does)?.to?.name;
  return { ...record, ...values, ...(lifecycle && to !== undefined ? { [lifecycle.field.name]: to } : {}) };
}
