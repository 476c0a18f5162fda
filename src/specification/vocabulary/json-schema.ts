import * as z from 'zod';
import type { Thing } from '../chapters/effects.ts';
import { chapters } from '../chapters/index.ts';
import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';
import { about } from './about/index.ts';
import { inShort } from './in-short.ts';
import { rolesAlone } from './role-schemas.ts';
import {
  alikeOf,
  isGate,
  listedFields,
  listOfNamed,
  nameSchema,
  orAlike,
  withKeyWords,
  withShortForms,
} from './short-schemas.ts';
import { thingAt } from './thing-at.ts';
import { type TypeSchemas, typeSchemas } from './type-schemas.ts';

/** A JSON Schema, as far as the vocabulary needs one. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  holds?: string;
  /** What may be written in its place; never in a file. */
  alike?: Schema[];
  [keyword: string]: unknown;
}

/** The address of a chapter's schema, beside the app. */
export function schemaPath(chapter: ChapterKey): string {
  return `schema/${chapter}.json`;
}

/** The schemas of all chapters, as files, for a document with some entities. */
export function chapterSchemas(entities: readonly string[]): { path: string; source: string }[] {
  return chapterKeys.map((key) => ({
    path: schemaPath(key),
    source: `${JSON.stringify(chapterSchema(key, entities), null, 2)}\n`,
  }));
}

/**
 * What the block of a chapter may hold, for any editor that knows JSON Schema.
 * @param entities the names of the entities of the document: a field may be of one
 */
export function chapterSchema(chapter: ChapterKey, entities: readonly string[] = []): Schema {
  const types = typeSchemas(entities);
  const schema = z.toJSONSchema(chapters[chapter].vocabulary, { io: 'input' }) as Schema;
  const { $defs, ...root } = schema;
  return {
    ...asBlock(writtenAs(root, chapter, types), chapter),
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: chapter,
    ...($defs && {
      $defs: Object.fromEntries(
        Object.entries($defs).map(([name, inner]) => [name, writtenAs(inner, 'entities.*.fields.*', types)]),
      ),
    }),
  };
}

/** A block may hold its chapter under the name of it, or things in a list. */
function asBlock(written: Schema, chapter: ChapterKey): Schema {
  const isNamed = !isGate(chapter) && typeof written.additionalProperties === 'object';
  const forms = [
    written,
    ...(isNamed ? [listOfNamed(written.additionalProperties as Schema)] : []),
    ...(chapter === 'lifecycles' ? [listOfLifecycles] : []),
    ...(chapter === 'access' ? rolesAlone(written) : []),
  ];
  const wrapped: Schema = {
    type: 'object',
    properties: { [chapter]: { anyOf: forms } },
    required: [chapter],
    additionalProperties: false,
  };
  return { anyOf: [...forms, wrapped] };
}

/** `- name: tool` with what else its lifecycle states. */
const listOfLifecycles: Schema = {
  type: 'array',
  items: { type: 'object', properties: { name: nameSchema }, required: ['name'] },
  minItems: 1,
};

/** Whatever the vocabulary has may be written as `none`, or as `not shown`, or left empty. */
const unstated: Schema[] = [{ type: 'null' }, { enum: ['none', 'None', 'not shown'] }];

function orUnstated(schema: Schema): Schema {
  const { description, examples, alike = [], ...rest } = schema;
  return {
    ...(description === undefined ? {} : { description }),
    ...(examples === undefined ? {} : { examples }),
    anyOf: [rest, ...alike, ...unstated],
  };
}

const thingOf = (path: string): Thing | undefined => {
  const at = thingAt(path.replaceAll('*', 'x'));
  return at?.key === undefined ? at?.thing : undefined;
};

/** Things by name may be in a list as well. */
function listedToo(written: Schema, path: string, types: TypeSchemas): Schema {
  if (typeof written.additionalProperties !== 'object') return written;
  if (path === 'access.roles' || path === 'lifecycles.*.states')
    return orAlike(written, { type: 'array', items: nameSchema, minItems: 1, uniqueItems: true });
  if (isGate(path.split('.')[0])) return written;
  const alike = [listOfNamed(written.additionalProperties)];
  return orAlike(written, ...alike, ...(thingOf(`${path}.*`) === 'field' ? [listedFields(types)] : []));
}

/** A schema of facts becomes one of how they are written. */
function writtenAs(schema: Schema, path: string, types: TypeSchemas): Schema {
  const { holds, ...own } = schema;
  const written: Schema = { ...own, ...(holds === 'expression' && { 'x-holds': holds }) };
  if (own.anyOf) written.anyOf = own.anyOf.map((branch) => writtenAs(branch, path, types));
  // A text is one also where it could be a number.
  if (own.type === 'string' && !own.enum && own.const === undefined && !own.pattern && holds !== 'expression')
    written.type = ['string', 'number', 'boolean'];
  if (own.properties)
    written.properties = withKeyWords(
      Object.fromEntries(
        Object.entries(own.properties).map(([key, inner]) => [key, keyOf(inner, `${path}.${key}`, types)]),
      ),
      thingOf(path),
    );
  if (own.properties && thingOf(path) === 'field') Object.assign(written, types.whole);
  if (typeof own.additionalProperties === 'object') {
    const inner = writtenAs(own.additionalProperties, `${path}.*`, types);
    written.additionalProperties = orUnstated(withShortForms(inner, thingOf(`${path}.*`), types));
  }
  const alike = isGate(path.split('.')[0]) ? undefined : alikeOf(own, holds, types);
  if (alike) return orAlike(written, alike);
  if (!own.items) return written;
  const item = orUnstated(writtenAs(own.items, `${path}.0`, types));
  written.items = item;
  if (holds !== 'list') return written;
  const { description, ...list } = written;
  return { ...(description === undefined ? {} : { description }), anyOf: [list, item] };
}

/** A key with what it means, and an example of it. */
function keyOf(schema: Schema, path: string, types: TypeSchemas): Schema {
  const others = (schema.anyOf ?? [schema]).filter(({ type }) => type !== 'null');
  const [only = schema, ...more] = others;
  const stated: Schema = more.length > 0 ? { ...schema, anyOf: others } : only;
  const at = thingAt(path.replaceAll('*', 'x'));
  const found = at?.key === undefined ? undefined : about[at.thing][at.key];
  const written = listedToo(writtenAs(stated, path, types), path, types);
  return orUnstated({
    ...written,
    ...(typeof stated.description === 'string' ? { description: stated.description } : {}),
    ...(found && at?.key !== undefined
      ? { examples: [found[0], ...inShort(at.thing, at.key).map(({ written }) => written)] }
      : {}),
  });
}
