import * as z from 'zod/mini';
import type { FieldType } from './field-type.ts';

/** A calendar day, as in `2026-11-21`. */
export const date: FieldType = {
  schema: () => z.iso.date(),
  sample: (_field, { name, random, today }) => {
    const isPast = /(bought|received|created|started|birth|since)/i.test(name);
    const offset = Math.floor(random() * 30) - (isPast ? 30 : 8);
    return new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  },
  filter: 'range',
};
