import type { Schema } from './json-schema.ts';
import { nameSchema } from './short-schemas.ts';
import { exactly, oneOf } from './type-schemas.ts';
import { everythingWords, nothingWords } from './words/everything.ts';

/** Chapter 6 as its roles alone, by name or in a list, where no permission is stated: what each may do is everything, nothing or open. */
export function rolesAlone({ properties = {} }: Schema): Schema[] {
  const { roles: stated, ...others } = properties;
  const { permissions: _, ...beside } = others;
  const named = stated?.anyOf?.find(({ additionalProperties }) => typeof additionalProperties === 'object');
  const role: Schema = {
    anyOf: [named?.additionalProperties as Schema, exactly(oneOf([...everythingWords, ...nothingWords]))],
  };
  const byName: Schema = { type: 'object', propertyNames: nameSchema, additionalProperties: role, minProperties: 1 };
  const one: Schema = { ...byName, maxProperties: 1 };
  const listed: Schema = { type: 'array', items: { anyOf: [nameSchema, one] }, minItems: 1 };
  return [
    listed,
    {
      type: 'object',
      properties: { ...beside, roles: { anyOf: [byName, listed] }, permissions: { not: {} } },
      additionalProperties: role,
      minProperties: 1,
    },
  ];
}
