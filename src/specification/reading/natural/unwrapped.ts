import { effects } from '../../chapters/effects.ts';
import { isMap } from '../../chapters/facts.ts';
import { chapters } from '../../chapters/index.ts';
import type { ChapterKey } from '../../chapters/keys.ts';
import { isSlip } from '../../near.ts';
import { thingAt } from '../../vocabulary/thing-at.ts';
import { keyWords } from '../../vocabulary/words/key-words.ts';
import { isWordFor } from '../chapter-words/index.ts';
import { keysOf } from '../schema.ts';
import { type Entry, entriesOf, type Fact } from './fact.ts';
import type { NaturalReader } from './reader.ts';

/** What else people put around the entries of a chapter; in a heading these may be about anything. */
const alsoCalled: Partial<Record<ChapterKey, readonly string[]>> = {
  entities: ['tables', 'models', 'objects', 'tabellen', 'objekte'],
  calls: ['routes', 'paths', 'requests', 'operations'],
  errors: ['problems', 'messages', 'meldungen'],
  constants: ['values', 'variables', 'werte'],
};

/** What says for itself that it is the lifecycle of an entity: a way, or what has states. */
const isLifecycle = (value: unknown): boolean =>
  typeof value === 'string'
    ? /\S *(?:->|→|=>) *\S/.test(value)
    : Array.isArray(value)
      ? value.length > 0 && value.every(isLifecycle)
      : isMap(value) && (isMap(value.states) || Array.isArray(value.states));

/** What has keys of fields alone, and one that entities do not have. */
function isField(value: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(value);
  return (
    keys.every((key) => Object.hasOwn(effects.field, key)) && keys.some((key) => !Object.hasOwn(effects.entity, key))
  );
}

/** Whether something can be an entry of a chapter, where it stands below a word for the chapter. */
const isEntry: Partial<Record<ChapterKey, (value: unknown) => boolean>> = {
  // A word below an entity is the type of a field.
  entities: (value) => isMap(value) && !isField(value),
  lifecycles: isLifecycle,
};

/** `entities:`, or whatever else a chapter is called, around all its entries says what the heading says. */
export function unwrapped(chapter: ChapterKey, block: Fact, reader: NaturalReader): Fact {
  const [[word, inner] = [], ...others] = entriesOf(block);
  if (word === undefined || inner === undefined || others.length > 0) return block;
  const known = keysOf(chapters[chapter].vocabulary);
  const isOwnKey = !known.isNamed && known.keys.includes(word);
  if (isOwnKey || !isCalled(chapter, word) || !isWrapped(chapter, word, inner, known)) return block;
  reader.move(`${chapter}.${word}`, chapter);
  return inner;
}

const isCalled = (chapter: ChapterKey, word: string) =>
  word === chapter || isWordFor(chapter, word) || alsoCalled[chapter]?.includes(word.toLowerCase());

function isWrapped(
  chapter: ChapterKey,
  word: string,
  { value, at }: Fact,
  { keys, isNamed }: ReturnType<typeof keysOf>,
): boolean {
  const entries = entriesOf({ value, at });
  if (!isNamed)
    return word === chapter ? entries.length > 0 : entries.every(([key]) => keys.includes(key)) && entries.length > 0;
  if (Array.isArray(value)) return isOfItems(chapter, word) && value.length > 0;
  const thing = thingAt(`${chapter}.name`)?.thing;
  // What has a key of a thing is one thing, which is called so.
  const isOfThing = ([key, one]: Entry) =>
    keys.includes(key) ||
    (!isMap(one.value) &&
      (keys.some((known) => isSlip(key, known)) || (thing !== undefined && Object.hasOwn(keyWords[thing], key))));
  if (entries.length === 0 || entries.some(isOfThing)) return false;
  const fits = isEntry[chapter] ?? (() => true);
  const listsFields = (one: Fact) => Array.isArray(one.value) || /[,;、،]/.test(String(one.value));
  return entries.every(([, one]) => fits(one.value) || (word === 'entities' && listsFields(one)));
}

/** A list below an entity is of its fields, and below a lifecycle of its states. */
const isOfItems = (chapter: ChapterKey, word: string) =>
  chapter === 'entities' ? word === chapter : chapter !== 'lifecycles';
