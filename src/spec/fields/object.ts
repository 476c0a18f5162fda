import * as z from 'zod/mini';
import type { FieldType } from './field-type.ts';

/** Several answers under one name. */
export const object: FieldType = {
  schema: (field, { schemaOf }) =>
    z.looseObject(
      Object.fromEntries(Object.entries(field.properties ?? {}).map(([name, inner]) => [name, schemaOf(inner)])),
    ),
  sample: (field, { sampleOf }) =>
    Object.fromEntries(Object.entries(field.properties ?? {}).map(([name, inner]) => [name, sampleOf(name, inner)])),
  filter: 'none',
};
