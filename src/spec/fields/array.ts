import * as z from 'zod/mini';
import type { FieldType } from './field-type.ts';
import { limitOf } from './limit.ts';

function isUnique(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size === values.length;
}

/** Any number of answers of one kind. */
export const array: FieldType = {
  schema: (field, { spec, schemaOf }) => {
    const least = limitOf(spec, field.minItems);
    const most = limitOf(spec, field.maxItems);
    return z
      .array(schemaOf({ ...field.items, required: true }))
      .check(
        ...(least === undefined ? [] : [z.minLength(least)]),
        ...(most === undefined ? [] : [z.maxLength(most)]),
        ...(field.uniqueItems
          ? [z.refine((values: unknown) => isUnique(values as unknown[]), { params: { code: 'uniqueItems' } })]
          : []),
      );
  },
  sample: (field, { spec, name, random, sampleOf }) => {
    const items = field.items;
    if (!items) return [];
    const count = Math.min(1 + Math.floor(random() * 2), limitOf(spec, field.maxItems) ?? 2);
    const values = Array.from({ length: count }, () => sampleOf(name, items));
    return field.uniqueItems || items.enum ? [...new Set(values)] : values;
  },
  filter: 'none',
};
