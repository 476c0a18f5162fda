import { remember } from '../remember.ts';
import { folded } from '../texts/folded.ts';
import { exception, isOwn } from './words/limit-words.ts';

/** What is added to a name for several of it, or in another case: `orders`, `Kunden`, `Fahrräder`. */
export const endings = ['s', 'es', 'n', 'en', 'nen', 'e', 'er', 'r', 'se'];

/** Nobody says what is meant in a sentence of more characters: nothing is read out of one, however long it takes to look. */
export const longestSentence = 500;

/** The words of a name or a text: `newOrder`, `list of orders`. */
const wordsOf = (text: string) =>
  folded(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether two words are the same one, in the singular or the plural. */
export const isFormOf = (one: string, other: string): boolean => areForms(folded(one), folded(other));

/** The same of words that are folded. */
export function areForms(one: string, other: string): boolean {
  const [short, long] = one.length > other.length ? [other, one] : [one, other];
  if (short === long) return true;
  if (short.length < 2) return false;
  return (
    endings.some((ending) => long === short + ending) || (short.endsWith('y') && long === `${short.slice(0, -1)}ies`)
  );
}

/** A name as a pattern finds it. */
export const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What may be spoken of: its name, and what else it is called. */
export type Called = readonly [name: string, ...others: (string | undefined)[]];

type Titled = Readonly<Record<string, { title?: string | null | undefined; plural?: string | null | undefined }>>;

/** Finds the entities that a text speaks of, by name, title or plural. */
export function spokenAmong(entities: Titled): (text: string) => string[] {
  const called = Object.entries(entities).map(([name, { title, plural }]): Called => [name, title ?? '', plural ?? '']);
  return (text) => allSpokenOf(text, called);
}

/** Those of several things that a text speaks of, in its order: `read bikes and orders`. */
export function allSpokenOf(text: string, things: readonly Called[]): string[] {
  if (text.length > longestSentence) return [];
  const words = wordsOf(text);
  const found = remember(namesOfThings, things, () => things.map(namesOf)).flatMap(({ name, names }) => {
    const places = names.flatMap((called) => placesIn(text, words, called));
    const [place] = places.toSorted((a, b) => b.length - a.length || a.at - b.at);
    return place ? [{ name, ...place }] : [];
  });
  // `repair order` speaks of no `order` where there is a `repair order`.
  const isPart = ({ at, length }: { at: number; length: number }) =>
    found.some((other) => other.length > length && other.at <= at && other.at + other.length >= at + length);
  return found
    .filter((one) => !isPart(one))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** What something is called by, with the words of that; scripts that part no words have none. */
interface Names {
  called: string;
  own: readonly string[];
  isParted: boolean;
}

/** Found out once of the same things: a long document is full of them. */
const namesOfThings = new WeakMap<object, { name: string; names: Names[] }[]>();

function namesOf([name, ...others]: Called): { name: string; names: Names[] } {
  const names = [name, ...others].flatMap((called): Names[] => {
    const own = called ? wordsOf(called) : [];
    const isParted = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(called ?? '');
    return called && own.length > 0 ? [{ called, own, isParted }] : [];
  });
  return { name, names };
}

function placesIn(text: string, words: readonly string[], { called, own, isParted }: Names) {
  if (!isParted) return text.includes(called) ? [{ at: text.indexOf(called), length: called.length }] : [];
  return words.flatMap((_, at) =>
    own.every((word, index) => speaksOf(words[at + index] ?? '', word)) ? [{ at, length: own.length }] : [],
  );
}

/** `own pets` is said of no `owner`, and `not` of no `note`. */
const speaksOf = (said: string, word: string) =>
  said === word || (!isOwn(said) && !exception.test(said) && areForms(word, said));

/** One of several, `bikes`. */
export function singular(word: string): string {
  const shorter = word.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '');
  return isFormOf(word, shorter) ? shorter : word;
}
