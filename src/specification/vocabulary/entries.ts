import { effects, type Room, type Thing } from '../chapters/effects.ts';
import type { ValueKind } from '../texts/vocabulary/words.ts';
import { type About, about } from './about/index.ts';
import { chapterSchema, type Schema } from './json-schema.ts';
import { isGate } from './short-schemas.ts';
import { chapterOfThing, places, things } from './things.ts';
import { alikeWords } from './words/alike-words.ts';

/** A key of the vocabulary, with all that is to be known of it but its words. */
export interface VocabularyEntry {
  thing: Thing;
  key: string;
  /** In English. */
  meaning: string;
  kind: ValueKind;
  /** The words to choose from, where there are a few. */
  words: readonly string[];
  isList: boolean;
  room: Room;
  about: About;
  /** What people call it, and it is read for. */
  alike: readonly string[];
  /** Further words that it is found by. */
  asked: string;
}

/** Every key of every thing, in the order of the chapters. */
export function vocabulary(): VocabularyEntry[] {
  return things.flatMap((thing) =>
    Object.entries(effects[thing]).flatMap(([key, room]: [string, Room]): VocabularyEntry[] => {
      const found = about[thing][key];
      const schema = propertyOf(thing, key);
      if (!found || !schema) return [];
      const { read, asked } = alikeWords(thing, key);
      // In chapters that decide over access they are only suggested.
      const words = isGate(chapterOfThing(thing))
        ? { alike: [], asked: [...read, asked].join(' ') }
        : { alike: [...new Set(read)], asked };
      const said = { meaning: schema.description ?? '', room, about: found, ...words };
      return [{ thing, key, ...said, ...typeOf(schema) }];
    }),
  );
}

const schemas = new Map<string, Schema>();

function propertyOf(thing: Thing, key: string): Schema | undefined {
  const chapter = chapterOfThing(thing);
  const root = schemas.get(chapter) ?? chapterSchema(chapter);
  schemas.set(chapter, root);
  const steps = places[thing].split('.').slice(1);
  const holder = steps.reduce((at: Schema | undefined, step) => at && inside(at, step, root), root);
  return holder && branches(holder, root).find(({ properties }) => properties?.[key])?.properties?.[key];
}

/** A schema, and what it may be instead. */
function branches(schema: Schema, root: Schema): Schema[] {
  const found = schema.$ref ? root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  const own = found ?? schema;
  return [own, ...(own.anyOf ?? []).flatMap((branch) => branches(branch, root))];
}

function inside(schema: Schema, step: string, root: Schema): Schema | undefined {
  for (const { properties, additionalProperties, items } of branches(schema, root)) {
    if (step !== '*' && properties?.[step]) return properties[step];
    if (step === '*' && typeof additionalProperties === 'object') return additionalProperties;
    if (step === '*' && items) return items;
  }
  return undefined;
}

function typeOf(schema: Schema): Pick<VocabularyEntry, 'kind' | 'words' | 'isList'> {
  const stated = firstOf(schema);
  const list = [stated, ...(stated.anyOf ?? [])].find(({ type }) => type === 'array');
  const inner = list?.items ? firstOf(list.items) : stated;
  const words = (inner.enum ?? []).map(String);
  return { kind: kindOf(inner, words), words, isList: list !== undefined };
}

/** What is stated, without what may be written in place of it. */
const firstOf = (schema: Schema): Schema => schema.anyOf?.[0] ?? schema;

function kindOf(schema: Schema, words: readonly string[]): ValueKind {
  if (words.length > 0) return 'words';
  if (schema.$ref || schema.properties) return 'map';
  const types = [schema, ...(schema.anyOf ?? [])].flatMap(({ type }) => type ?? []);
  if (schema.additionalProperties) return 'names';
  if (types.includes('array')) return 'list';
  if (types.includes('number') && types.includes('boolean')) return types[0] === 'string' ? 'text' : 'scalar';
  if (schema['x-holds'] === 'expression') return 'expression';
  if (types.includes('integer')) return 'number';
  if (types.includes('number')) return 'limit';
  if (types.includes('boolean')) return 'flag';
  return types.includes('string') ? 'text' : 'any';
}
