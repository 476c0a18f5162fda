import * as z from 'zod';
import { facts, isMap, means, named, scalar, text } from '../facts.ts';

const described = facts({
  title: means('What the constant is called.', text),
  value: means('Its value.', scalar),
  unit: means('The unit of the value.', text),
  description: means('What it is for.', text),
});

/** Chapter 9: one named constant; a bare value is short for `{ value: … }`. */
const constant = z.preprocess((input) => (isMap(input) ? input : { value: input }), described);

export const constants = named(constant);

export type ConstantFacts = z.output<typeof described>;
