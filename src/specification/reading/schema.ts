import * as z from 'zod';

/** What a vocabulary says of a place, without what only prepares it: whether it may be absent, how it is read. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return bare(schema.unwrap());
  if (schema instanceof z.ZodLazy) return bare(schema.unwrap());
  return schema instanceof z.ZodPipe ? bare(schema.out) : schema;
}

/** The vocabulary of what lies at a key or an index. */
export function inside(schema: z.core.$ZodType, step: string): z.core.$ZodType | undefined {
  const at = bare(schema);
  if (at instanceof z.ZodObject) return Object.hasOwn(at.shape, step) ? at.shape[step] : undefined;
  if (at instanceof z.ZodRecord) return at.valueType;
  return at instanceof z.ZodArray ? at.element : undefined;
}

/** Whether a vocabulary has a word for a key, or takes any. */
export function knows(schema: z.core.$ZodType, key: string): boolean {
  const at = bare(schema);
  return !(at instanceof z.ZodObject) || Object.hasOwn(at.shape, key);
}

/** Whether a vocabulary is of things that have names, each with properties: entities, fields, states. */
export function holdsNamed(schema: z.core.$ZodType): boolean {
  const at = bare(schema);
  return at instanceof z.ZodRecord && bare(at.valueType) instanceof z.ZodObject;
}

/** The keys that a vocabulary knows: of the thing itself, or of each of the things that it holds by name. */
export function keysOf(schema: z.core.$ZodType): { keys: readonly string[]; isNamed: boolean } {
  const at = bare(schema);
  if (at instanceof z.ZodRecord) return { keys: keysOf(at.valueType).keys, isNamed: true };
  return { keys: at instanceof z.ZodObject ? Object.keys(at.shape) : [], isNamed: false };
}
