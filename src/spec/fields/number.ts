import * as z from 'zod/mini';
import type { Specification } from '../specification.ts';
import type { Field } from '../vocabulary/entities.ts';
import type { FieldType, SampleContext } from './field-type.ts';
import { limitOf } from './limit.ts';

/** A number with the limits that a field states. */
export function boundedNumber(spec: Specification, field: Field, schema: z.ZodMiniNumber = z.number()): z.ZodMiniType {
  const minimum = limitOf(spec, field.minimum);
  const maximum = limitOf(spec, field.maximum);
  const above = limitOf(spec, field.exclusiveMinimum);
  const below = limitOf(spec, field.exclusiveMaximum);
  const step = limitOf(spec, field.multipleOf);
  return schema.check(
    ...(minimum === undefined ? [] : [z.gte(minimum)]),
    ...(maximum === undefined ? [] : [z.lte(maximum)]),
    ...(above === undefined ? [] : [z.gt(above)]),
    ...(below === undefined ? [] : [z.lt(below)]),
    ...(step === undefined || step <= 0 ? [] : [z.multipleOf(step)]),
  );
}

/** A number between the field's limits, on its step; small ones are likelier, as in life. */
export function sampleNumber(field: Field, { spec, random }: SampleContext, step: number): number {
  const grid = limitOf(spec, field.multipleOf) ?? step;
  const least = limitOf(spec, field.minimum) ?? limitOf(spec, field.exclusiveMinimum) ?? 0;
  const most = limitOf(spec, field.maximum) ?? limitOf(spec, field.exclusiveMaximum) ?? least + 100 * grid;
  const steps = Math.max(1, Math.floor((most - least) / grid));
  return Number((least + Math.floor(random() ** 2 * Math.min(steps, 200)) * grid).toFixed(6));
}

/** A number, whole or not. */
export const number: FieldType = {
  schema: (field, { spec }) => boundedNumber(spec, field),
  sample: (field, context) => sampleNumber(field, context, 0.5),
  filter: 'range',
};
