import * as z from 'zod/mini';
import type { FieldType } from './field-type.ts';

/** A moment, as in `2026-11-21T09:30:00.000Z`. */
export const dateTime: FieldType = {
  schema: () => z.iso.datetime({ offset: true }),
  sample: (_field, { random, today }) =>
    new Date(
      today.getTime() - Math.floor(10 + random() * 60) * 86_400_000 + Math.floor(random() * 600) * 60_000,
    ).toISOString(),
  filter: 'range',
};
