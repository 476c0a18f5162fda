import type { Thing } from '../../chapters/effects.ts';
import { isMap } from '../../chapters/facts.ts';
import { chapters } from '../../chapters/index.ts';
import type { ChapterKey } from '../../chapters/keys.ts';
import { isSlip } from '../../near.ts';
import { keyWords } from '../../vocabulary/words/key-words.ts';
import { isWordFor } from '../chapter-words/index.ts';
import { keysOf } from '../schema.ts';
import { entriesOf, type Fact } from './fact.ts';
import type { NaturalReader } from './reader.ts';

/** What is named in a chapter; of the others nothing is. */
const thingIn: Partial<Record<ChapterKey, Thing>> = {
  screens: 'screen',
  entities: 'entity',
  lifecycles: 'lifecycle',
  rules: 'rule',
  calls: 'call',
  errors: 'error',
  constants: 'constant',
};

/** What says for itself that it is the lifecycle of an entity: a way, or what has states. */
const isLifecycle = (value: unknown): boolean =>
  typeof value === 'string'
    ? /\S *(?:->|→|=>) *\S/.test(value)
    : Array.isArray(value)
      ? value.length > 0 && value.every(isLifecycle)
      : isMap(value) && (isMap(value.states) || Array.isArray(value.states));

/** Whether something can be an entry of a chapter, where it stands below a word for the chapter. */
const isEntry: Partial<Record<ChapterKey, (value: unknown) => boolean>> = {
  // A word below an entity is the type of a field, and so is what says its own type.
  entities: (value) => Array.isArray(value) || (isMap(value) && typeof value.type !== 'string'),
  lifecycles: isLifecycle,
};

/** `entities:`, or whatever else a chapter is called, around all its entries says what the heading says. */
export function unwrapped(chapter: ChapterKey, block: Fact, reader: NaturalReader): Fact {
  const [[word, inner] = [], ...others] = entriesOf(block);
  if (word === undefined || inner === undefined || others.length > 0) return block;
  const { keys, isNamed } = keysOf(chapters[chapter].vocabulary);
  const isOwnKey = !isNamed && keys.includes(word);
  if (isOwnKey || !(word === chapter || isWordFor(chapter, word)) || !isWrapped(chapter, word, inner)) return block;
  reader.move(`${chapter}.${word}`, chapter);
  return inner;
}

function isWrapped(chapter: ChapterKey, word: string, { value, at }: Fact): boolean {
  const { keys, isNamed } = keysOf(chapters[chapter].vocabulary);
  const entries = entriesOf({ value, at });
  if (!isNamed)
    return word === chapter ? entries.length > 0 : entries.every(([key]) => keys.includes(key)) && entries.length > 0;
  if (Array.isArray(value)) return chapter !== 'lifecycles' && value.length > 0;
  // What has a key of a thing is one thing, which is called so.
  const thing = thingIn[chapter];
  const isKey = (key: string) =>
    keys.some((known) => known === key || isSlip(key, known)) || (thing && Object.hasOwn(keyWords[thing], key));
  if (entries.length === 0 || entries.some(([key]) => isKey(key))) return false;
  const fits = isEntry[chapter] ?? (() => true);
  return entries.every(([, one]) => fits(one.value));
}
