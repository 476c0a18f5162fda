import { expect, test } from 'vitest';
import * as z from 'zod';
import { chapters } from './index.ts';
import { chapterKeys } from './keys.ts';

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  $ref?: string;
}

/** Every key of a vocabulary without a meaning. */
function unexplained(schema: Schema, path: string): string[] {
  const { properties = {}, additionalProperties, items, anyOf = [] } = schema;
  const inner = Object.entries(properties).flatMap(([key, property]) => {
    const said = [property, ...(property.anyOf ?? [])].some(({ description }) => description);
    return [...(said ? [] : [`${path}.${key}`]), ...unexplained(property, `${path}.${key}`)];
  });
  const others = [...anyOf, items, additionalProperties].filter((one) => typeof one === 'object');
  return [...inner, ...others.flatMap((other) => unexplained(other, path))];
}

test.each(chapterKeys)('%s: every key has a meaning, and the whole is a JSON Schema', (key) => {
  const schema = z.toJSONSchema(chapters[key].vocabulary, { io: 'input' }) as Schema;
  expect(unexplained(schema, key)).toEqual([]);
  expect(JSON.stringify(schema).length).toBeGreaterThan(300);
});

test('the registry has the chapters in their order', () => {
  expect(Object.keys(chapters)).toEqual([...chapterKeys]);
});
