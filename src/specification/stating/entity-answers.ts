import { entitiesNamed, fieldsNamed } from '../chapters/entities/named.ts';
import type { Specification } from '../specification.ts';
import { inFlow } from '../vocabulary/written.ts';
import type { Answer } from './answers.ts';
import { DocumentNames } from './names.ts';

/** An entity with its fields; once chapter 3 states one, every other that is named needs its name there too. */
export function namedEntities(specification: Specification, entity: string): Answer[][] {
  const names = new DocumentNames(specification);
  const fields = fieldsNamed(specification, entity);
  const typed = (fields.length > 0 ? fields : [names.words('name')]).map((name) => `${name}: { type: string }`);
  const title = `title: ${inFlow(names.labelFrom(entity))}`;
  return [`{ ${title}, fields: { ${typed.join(', ')} } }`, `{ ${title} }`].map((facts) => [
    [`entities.${entity}`, facts],
    ...othersNamed(specification, entity),
  ]);
}

/** The entities that are named and not stated: with a first one that is, they need their name there too. */
export function othersNamed(specification: Specification, entity: string): Answer[] {
  const names = new DocumentNames(specification);
  const others = entitiesNamed(specification).filter((name) => name !== entity && !names.entities.includes(name));
  return others.map((name) => [`entities.${name}`, `{ title: ${inFlow(names.labelFrom(name))} }`]);
}

/** The field of an entity that seems to keep its state. */
export const stateFieldOf = (entity: string, specification: Specification) =>
  new DocumentNames(specification).textsOf(entity).find((name) => /stat|stage|phase/i.test(name));

/** The field that keeps the state: one that is there, or one more. */
export function stateFields(entity: string, specification: Specification): Answer[][] {
  const at = `lifecycles.${entity}.field`;
  const called = stateFieldOf(entity, specification);
  if (called) return [[[at, called]]];
  const { fields } = specification.entities[entity] ?? {};
  const name = ['status', 'state', 'phase'].find((one) => !Object.hasOwn(fields ?? {}, one)) ?? 'stateOfIt';
  return [
    [
      [at, name],
      [`entities.${entity}.fields.${name}`, '{ type: string }'],
    ],
  ];
}
