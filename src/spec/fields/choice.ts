import * as z from 'zod/mini';
import { humanise } from '../labels.ts';
import type { Field } from '../vocabulary/entities.ts';
import type { FieldType } from './field-type.ts';
import { pick } from './random.ts';

/** One thing to choose: its value, and what it is called. */
export interface Choice {
  value: string;
  title: string;
}

/** What a field offers to choose from; empty where it states no `enum`. */
export function choicesOf(field: Field): Choice[] {
  return (field.enum ?? []).map((option) => {
    if (typeof option === 'string') return { value: option, title: humanise(option) };
    return { value: option.value ?? '', title: option.title ?? humanise(option.value ?? '') };
  });
}

/** One of a few values: any field with `enum`. */
export const choice: FieldType = {
  schema: (field) => {
    const offered = new Set(choicesOf(field).map(({ value }) => value));
    return z.unknown().check(z.refine((value) => offered.has(String(value)), { params: { code: 'enum' } }));
  },
  sample: (field, { random }) => pick(random, choicesOf(field))?.value ?? null,
  filter: 'choice',
};
