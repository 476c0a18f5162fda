import { isMap, Written } from '../../chapters/facts.ts';
import { remember } from '../../remember.ts';
import { folded } from '../../texts/folded.ts';
import { areForms } from '../../vocabulary/spoken-of.ts';
import { choicesIn } from '../../vocabulary/words/choices-in.ts';
import {
  callPattern,
  choicePattern,
  choicesAfter,
  openWords,
  type TypeMeaning,
  typeMarks,
  typeWords,
} from '../../vocabulary/words/type-words.ts';
import { type Entry, type Fact, instead, thingOf } from './fact.ts';

/** What a field that is one word, or one list, states. */
interface Meant {
  type?: TypeMeaning['type'];
  format?: string;
  unit?: string;
  to?: string;
  enum?: readonly unknown[];
  items?: Meant;
  maxLength?: number;
  required?: boolean;
  unique?: boolean;
  readOnly?: boolean;
}

/** The entities that a document states, by name, however it is capitalized. */
export class Entities {
  /** With what they are compared by. */
  readonly #names: ReadonlyMap<string, string>;
  /** By their names in small letters; null where there are several. */
  readonly #alike = new Map<string, string | null>();
  /** By word: a long document has many fields of few types. */
  readonly #meant = new Map<string, string | undefined>();

  readonly #byPlural: ReadonlyMap<string | undefined, readonly string[]>;

  constructor(names: readonly string[], pluralOf: (name: string) => string | undefined = () => undefined) {
    this.#byPlural = Map.groupBy(names, (name) => {
      const written = pluralOf(name);
      return written === undefined ? undefined : folded(written);
    });
    this.#names = new Map(names.map((name) => [name, folded(name)]));
    for (const name of names) {
      const lower = name.toLowerCase();
      this.#alike.set(lower, this.#alike.has(lower) ? null : name);
    }
  }

  /** The one entity of a name. */
  called(word: string): string | undefined {
    return this.#names.has(word) ? word : (this.#alike.get(word.toLowerCase()) ?? undefined);
  }

  /** The one entity of a name, also in the plural. */
  meant(word: string): string | undefined {
    return this.called(word) ?? remember(this.#meant, word, () => this.#meantBy(word));
  }

  /** The one entity of which a word names several: `boats`, or as the document calls them. */
  severalOf(word: string): string | undefined {
    if (this.called(word) !== undefined) return undefined;
    const meant = this.meant(word);
    if (meant !== undefined) return meant.length < word.length ? meant : undefined;
    const [called, ...others] = this.#byPlural.get(folded(word)) ?? [];
    return others.length === 0 ? called : undefined;
  }

  #meantBy(word: string): string | undefined {
    const plain = folded(word);
    const alike = [...this.#names].flatMap(([name, own]) => (areForms(own, plain) ? [name] : []));
    return alike.length === 1 ? alike[0] : undefined;
  }
}

const titleWords = /^(?:name|title|label|caption|titel|bezeichnung|名前|名称|الاسم)$/i;

/** Whether a field is called as its entity is: then it is what people call the entity, and no reference of it to itself. */
export function isTitleOf(path: string, value: unknown, entities: Entities): boolean {
  const [, entity = '', ...steps] = path.split('.');
  const field = steps.at(-1) ?? '';
  return (
    typeof value === 'string' &&
    (titleWords.test(field) || field === entity) &&
    entities.called(value.trim()) === entity
  );
}

/** A field as a word or a list has it; undefined where it is neither, or may mean several things. */
export function shortField(fact: Fact, entities: Entities): Fact | undefined {
  const meant = meantBy(fact.value, entities);
  return meant && statedAt(fact, meant);
}

function meantBy(value: unknown, entities: Entities): Meant | undefined {
  if (typeof value === 'string') return meantByWord(value, entities);
  return Array.isArray(value) ? meantByList(value, entities) : undefined;
}

/** The type or the entity that a word names; undefined where it names both, or neither. */
export function meantByName(word: string, entities: Entities): Meant | undefined {
  const type = typeWords.get(word.toLowerCase());
  // A word for several is also that of an entity of which it is the plural: `files` where there is a `file`.
  const entity = type?.items ? entities.meant(word) : entities.called(word);
  if (type && entity !== undefined && type.type !== word) return undefined;
  return type ?? (entity === undefined ? undefined : { type: 'reference', to: entity });
}

const sized = /^(?:varchar|char|string|text) ?\((\d{1,9})\)$/i;

/** `string, required`, `Teacher?`, `text[]`. */
export function meantByWord(written: string, entities: Entities): Meant | undefined {
  const { word, marks } = unmarked(written);
  const size = sized.exec(word)?.[1];
  if (size !== undefined) return { type: 'string', maxLength: Number(size), ...marks };
  const item = /^(.+)\[\]$/.exec(word)?.[1];
  const items = item === undefined ? undefined : meantByName(item, entities);
  if (items) return { ...severalOf(items), ...marks };
  const meant = meantByName(word, entities) ?? meantByCall(word, entities) ?? markAlone(word);
  return meant && { ...meant, ...marks };
}

/** `name: required` says nothing of what a name is. */
function markAlone(word: string): Meant | undefined {
  const mark = typeMarks.get(word.toLowerCase());
  return mark && { [mark[0]]: mark[1] };
}

/** A list of several is just those: `list of images`. */
const severalOf = (items: Meant): Meant => (items.type === 'array' ? items : { type: 'array', items });

const callOf = (words: readonly string[]) => new RegExp(`^${callPattern(`(?:${words.join('|')})`, '(.+?)')}$`, 'iu');
const referred = callOf(openWords.reference);
const listOf = callOf(openWords.list);
const chosen = callOf([...openWords.choices, choicesAfter]);
const choice = new RegExp(`^${choicePattern}$`, 'u');

/** `ref Customer`, `-> Customer`, `list of orders`, `enum(new, sold)`. */
function meantByCall(text: string, entities: Entities): Meant | undefined {
  const [, to] = referred.exec(text) ?? /^(?:->|→) *(.+)$/.exec(text) ?? [];
  const entity = to && entities.meant(to);
  if (entity) return { type: 'reference', to: entity };
  const [, item] = listOf.exec(text) ?? [];
  const several = item && entities.meant(item);
  if (several) return { type: 'array', items: { type: 'reference', to: several } };
  const items = item && (meantByName(item, entities) ?? meantByName(item.replace(/s$/, ''), entities));
  if (items) return severalOf(items);
  const choices = choicesIn(chosen.exec(text)?.[1] ?? '').map(bare);
  return choices.length > 1 && choices.every((one) => choice.test(one)) ? { enum: choices } : undefined;
}

/** A word without quotation marks around it. */
const bare = (word: string) => /^(['"])(.+)\1$/.exec(word)?.[2] ?? word;

type Marks = Pick<Meant, 'required' | 'unique' | 'readOnly'>;

/** Whether a text is a type by itself, or with what is added to it: `text, required`. */
export const saysType = (value: unknown): boolean =>
  typeof value === 'string' && typeWords.has(unmarked(value).word.toLowerCase());

/** Whether a text is a type with something added to it, `text, required`, `varchar(20)`: no title reads so. */
export function isTypeAndMore(written: string): boolean {
  const { word, marks } = unmarked(written);
  return sized.test(word) || (Object.keys(marks).length > 0 && saysType(word));
}

/** A word, and what is added to it. */
export function unmarked(written: string): { word: string; marks: Marks } {
  const text = written.trim();
  const [sign = ''] = /[!?*]?$/.exec(text) ?? [];
  const bare = text.slice(0, text.length - sign.length).trimEnd();
  const marks: Marks = sign === '' ? {} : { required: sign !== '?' };
  let word = bare;
  for (let isFound = /[\s,]/.test(bare); isFound; ) {
    isFound = false;
    for (const [mark, [key, value]] of typeMarks) {
      const rest = withoutMark(word, mark);
      if (rest === undefined || Object.hasOwn(marks, key)) continue;
      marks[key] = value;
      word = rest;
      isFound = true;
    }
  }
  return { word, marks };
}

function withoutMark(word: string, mark: string): string | undefined {
  const lower = word.toLowerCase();
  if (lower.startsWith(mark) && /^[\s,]/.test(lower.slice(mark.length)))
    return word.slice(mark.length).replace(/^[\s,]+/, '');
  const end = lower.endsWith(')') ? lower.length - 1 : lower.length;
  if (!lower.slice(0, end).endsWith(mark)) return undefined;
  const before = word.slice(0, end - mark.length);
  return /[\s,(]$/.test(before) && before.trim() !== '' ? before.replace(/[\s,(]+$/, '') : undefined;
}

/** `[violin, cello]` is what to choose from, `[school]` several of an entity, `[text]` several of a type. */
function meantByList(list: readonly unknown[], entities: Entities): Meant | undefined {
  const words = list.map((item) => (item instanceof Written ? item.source : item));
  if (!words.every((word) => typeof word === 'string')) return undefined;
  const [only] = words;
  if (words.length === 1 && only !== undefined) {
    const items = meantByName(only, entities);
    return items && severalOf(items);
  }
  const named = words.map((word) => meantByName(word, entities));
  const isOfEntities = words.some((word) => entities.called(word) !== undefined);
  return words.length === 0 || isOfEntities || named.every(Boolean) ? undefined : { enum: list };
}

/** What is meant, as if it had been written at the place of what is written. */
export function statedAt(fact: Fact, meant: object): Fact {
  return thingOf(
    Object.entries(meant).map(([key, value]): Entry => {
      if (key === 'enum') return [key, { value, at: fact.at }];
      return [key, isMap(value) ? statedAt(fact, value) : instead(fact, writtenOf(value))];
    }),
    [fact.at[0], fact.at[1]],
  );
}

const writtenOf = (value: unknown) =>
  typeof value === 'boolean' || typeof value === 'number' ? new Written(value, String(value)) : value;
