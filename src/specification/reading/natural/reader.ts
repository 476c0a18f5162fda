import type { Thing } from '../../chapters/effects.ts';
import { effects } from '../../chapters/effects.ts';
import { isMap, Written } from '../../chapters/facts.ts';
import { flagSaid } from '../../vocabulary/words/flag-words.ts';
import { keyCalled } from '../../vocabulary/words/key-words.ts';
import { namePattern, shortForms } from '../../vocabulary/words/short-forms.ts';
import { typeWords } from '../../vocabulary/words/type-words.ts';
import type { Items } from '../items.ts';
import type { Findings } from '../report.ts';
import { keyFault } from '../yaml-key.ts';
import { type Entry, entriesOf, type Fact, instead, itemsOf, thingOf } from './fact.ts';
import { Moves } from './moves.ts';

/** Reads a thing as people write it; gives the same where there is nothing to read otherwise. */
export type Reads = (fact: Fact, path: string) => Fact;

/** What the natural forms of the chapters share. */
export class NaturalReader {
  readonly #moves = new Moves();
  readonly #findings: Findings;
  readonly #items: Items;

  constructor(findings: Findings, items: Items) {
    this.#findings = findings;
    this.#items = items;
  }

  /** What was said of places is said of where they are kept. */
  finish() {
    this.#moves.follow(this.#findings.notShown);
    this.#moves.follow(this.#findings.unusable);
  }

  move(from: string, to: string) {
    this.#moves.note(from, to);
  }

  /** Things by name: `[tool, user]`, or `- name: tool` with what is stated of it. */
  named(fact: Fact, path: string, each: Reads): Fact {
    const asMap = Array.isArray(fact.value) ? this.#byName(fact, path) : fact;
    return this.keys(asMap, path, () => each);
  }

  /** What a key of a thing holds, each read in its way. */
  keys(fact: Fact, path: string, readsOf: (key: string) => Reads | undefined): Fact {
    if (!isMap(fact.value)) return fact;
    const entries = entriesOf(fact);
    const read = entries.map(([key, inner]): Entry => [key, readsOf(key)?.(inner, `${path}.${key}`) ?? inner]);
    return read.every(([, inner], index) => inner === entries[index]?.[1]) ? fact : thingOf(read, fact.at);
  }

  /** The items of a list, each read in the same way. */
  items(fact: Fact, path: string, each: Reads): Fact {
    const items = itemsOf(fact);
    const read = items.map((item, index) => each(item, `${path}.${this.#items.writtenIndex(items, index)}`));
    if (read.every(({ value }, index) => value === items[index]?.value)) return fact;
    const [line, column] = fact.at;
    return {
      value: read.map(({ value }) => value),
      at: [line, column, Object.fromEntries(read.map(({ at }, index) => [index, at]))],
    };
  }

  /** A thing whose keys are called as people call them. */
  words(fact: Fact, path: string, thing: Thing): Fact {
    const own = effects[thing];
    const known = (key: string) => (Object.hasOwn(own, key.toLowerCase()) ? key.toLowerCase() : undefined);
    return this.renamed(fact, path, (key) =>
      Object.hasOwn(own, key) ? undefined : (keyCalled(thing, key) ?? known(key)),
    );
  }

  /** A thing with other names for some of its keys, where nothing is called so already. */
  renamed(fact: Fact, path: string, nameOf: (key: string) => string | undefined): Fact {
    const entries = entriesOf(fact);
    const taken = new Set(entries.map(([key]) => key));
    let isChanged = false;
    const renamed = entries.map(([key, inner]): Entry => {
      const name = nameOf(key);
      if (name === undefined || taken.has(name)) return [key, inner];
      taken.add(name);
      isChanged = true;
      this.move(`${path}.${key}`, `${path}.${name}`);
      return [name, inner];
    });
    return isChanged ? thingOf(renamed, fact.at) : fact;
  }

  /** Whether something of a thing cannot be used. */
  isBroken(path: string): boolean {
    return [...this.#findings.unusable].some((one) => one === path || one.startsWith(`${path}.`));
  }

  /** Whether a list has all the items that are written. */
  isWhole({ value }: Fact, path: string): boolean {
    if (!Array.isArray(value) || value.length === 0 || this.#findings.unusable.has(path)) return false;
    const isMoved = value.some((_, index) => this.#items.writtenIndex(value, index) !== index);
    return !isMoved && !this.#findings.notShown.has(`${path}.${value.length}`);
  }

  #byName(fact: Fact, path: string): Fact {
    if (!this.isWhole(fact, path)) return fact;
    const entries = itemsOf(fact).map(entryOf);
    const names = entries.map((entry) => entry?.[0]);
    if (names.includes(undefined) || new Set(names).size < names.length) return fact;
    for (const [index, name] of names.entries()) this.move(`${path}.${index}`, `${path}.${name}`);
    return thingOf(
      entries.filter((entry) => entry !== undefined),
      fact.at,
    );
  }
}

/** A name, or a thing that says its own: as `{ name: tool, … }`, or as the one key of it. */
function entryOf(item: Fact): Entry | undefined {
  if (typeof item.value === 'string') return isName(item.value) ? [item.value, instead(item, {})] : undefined;
  const entries = entriesOf(item);
  const [only] = entries;
  const isAlone = only && entries.length === 1 && (isMap(only[1].value) || !anyKey.has(only[0]));
  if (isAlone) return isName(only[0]) ? [only[0], only[1]] : undefined;
  const called = entries.find(([key]) => key === 'name') ?? entries.find(isCalledById);
  const name = called?.[1].value;
  if (typeof name !== 'string' || !isName(name)) return undefined;
  return [
    name,
    thingOf(
      entries.filter((entry) => entry !== called),
      item.at,
    ),
  ];
}

/** `id: orders` is what it is called where it has no name; `id: number` is a field. */
const isCalledById = ([key, { value }]: Entry) =>
  key === 'id' && typeof value === 'string' && !typeWords.has(value.toLowerCase());

/** What something may be called as well as `name`, and is no name of a thing. */
export const anyKey: ReadonlySet<string> = new Set([
  'name',
  ...Object.values(effects).flatMap((keys) => Object.keys(keys)),
]);

const nameOnly = new RegExp(`^${namePattern}[?!]?$`, 'u');

/** Whether a text is a name, and nothing else; `weight?` and `GET /tools` are names as well. */
export const isName = (name: string) =>
  (nameOnly.test(name) || shortForms.request.test(name)) && keyFault(name) === undefined;

/** `yes` and `no`, `ja` and `nein` where true or false is wanted. */
export const flag: Reads = (fact) => {
  const { value } = fact;
  if (typeof value !== 'string') return fact;
  const said = flagSaid(value);
  return said === undefined ? fact : instead(fact, new Written(said, value));
};

/**
 * `name, price` where a list is wanted of what is written so.
 * @param partsOf what may still be several of what stands between commas
 */
export const listed =
  (part: RegExp, partsOf = (parts: readonly string[]) => parts): Reads =>
  (fact) => {
    if (typeof fact.value !== 'string' || !fact.value.includes(',')) return fact;
    const parts = partsOf(fact.value.split(',').map((one) => one.trim()));
    return parts.every((one) => part.test(one)) ? instead(fact, parts) : fact;
  };

/** `name, price` where a list of names is wanted. */
export const names = listed(/^-?[\p{L}\p{M}\p{N}_.-]+(?: [\p{L}\p{M}\p{N}_.-]+){0,5}$/u);

/** `tools` where a path is wanted. */
export const address: Reads = (fact) =>
  typeof fact.value === 'string' &&
  /^[\p{L}\p{N}:{}_-][\p{L}\p{N}:{}/_-]*$/u.test(fact.value) &&
  !fact.value.includes('//')
    ? instead(fact, `/${fact.value}`)
    : fact;
