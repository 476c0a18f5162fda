import * as z from 'zod';
import { facts, flag, named, text } from './facts.ts';

const value = z.union([z.number(), z.string(), flag], { error: 'expected a number, a text, true or false' });

const described = facts({ value, unit: text, description: text });

/** Chapter 9: one named constant; a bare value is short for `{ value: … }`. */
const constant = z.union([described, value.transform((bare) => ({ value: bare }))], {
  error: 'expected { value: … } with a number, a text, true or false',
}) as unknown as typeof described;

export const constants = named(constant);

export type Constant = z.output<typeof described>;
