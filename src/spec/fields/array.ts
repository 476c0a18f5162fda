import * as z from 'zod';
import type { FieldType } from './field-type.ts';
import { limitOf } from './limit.ts';

/** Any number of answers of one kind. */
export const array: FieldType = {
  schema: (field, { spec, schemaOf }) => {
    const least = limitOf(spec, field.minItems);
    const most = limitOf(spec, field.maxItems);
    let items = z.array(schemaOf(field.items ?? {}));
    if (least !== undefined) items = items.min(least);
    if (most !== undefined) items = items.max(most);
    if (!field.uniqueItems) return items;
    return items.refine((values) => new Set(values.map((value) => JSON.stringify(value))).size === values.length, {
      params: { code: 'uniqueItems' },
    });
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
