import { assumedKey } from '../../assumptions.ts';
import type { Checker } from '../checker.ts';
import type { FieldFacts } from './vocabulary.ts';

/** Fields without which no record is kept, and that nothing but an answer fills. */
export function demandedOf({ names, specification }: Checker, entity: string): string[] {
  const { key, fields } = specification.entities[entity] ?? {};
  return Object.entries(fields ?? {}).flatMap(([name, field]) =>
    name !== (key ?? assumedKey) && name !== names.stateField(entity) && isDemanded(field) ? [name] : [],
  );
}

function isDemanded({ required, default: begin, readOnly, relevantWhen }: FieldFacts): boolean {
  return required === true && [begin, readOnly || undefined, relevantWhen].every((fact) => fact === undefined);
}
