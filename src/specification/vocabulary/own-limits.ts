import type { Language } from '../texts/language.ts';
import { memberOf } from './fields-of-record.ts';
import { allSpokenOf, type Called, isFormOf, longestSentence } from './spoken-of.ts';
import { actionsNamed } from './words/action-words.ts';
import { saysEverything } from './words/everything.ts';
import { exception, isFilling, isOpenDenial, isOwn, mayBegin } from './words/limit-words.ts';
import { isUserWord } from './words/user-words.ts';

/** The names that rights and what limits them may be of. */
export interface Owned {
  /** What stands where the document has no name of its own is in its language. */
  language: Language;
  entities: readonly string[];
  /** Those entities that a text speaks of, in the singular or the plural. */
  spokenOf: (text: string) => readonly string[];
  fieldsOf: (entity: string | undefined) => readonly string[];
  /** What the fields of an entity refer to. */
  referencesOf: (entity: string) => readonly (readonly [field: string, to: string])[];
  transitionsOf: (entity: string) => readonly Called[];
  /** A condition in words of what is done to records of an entity; undefined where it is not understood. */
  condition?: (entity: string, words: string) => string | undefined;
  /** The entity that keeps the users. */
  usersEntity: string | undefined;
}

/** What somebody may do in words, without what is taken out again, and that. */
export interface Clause {
  words: string;
  without: readonly Taken[];
}

/** What is taken out, and how all of that is said: `rent`, `but no rent`. */
interface Taken {
  text: string;
  said: string;
}

const separators = /\s*[,;、،。]\s*|\s+(?:and|und)\s+/;
const tokens = /[\p{L}\p{M}\p{N}_-]+/gu;

/**
 * The clauses of a text: `read bikes and edit orders` are two, `read and edit orders` is one.
 * @param entitiesIn the entities that a part speaks of
 * @param role whose rights they are
 */
export function clausesOf(text: string, entitiesIn: (part: string) => readonly string[], role: string): Clause[] {
  const parts = partsOf(text);
  const saysAction = (words: string) => actionsNamed(words).length > 0;
  // Words of which nothing is known may say what is done.
  const isSpokenOf = (words: string) => entitiesIn(words).length > 0 || saysEverything(words);
  const isWhole = ({ words }: Clause) =>
    isSpokenOf(words) && (saysAction(words) || !wordsLeft(words, [entitiesIn], role).every(isOwn));
  // Verbs stand in front of what they are done to, or behind it.
  const isSubject = (word: string) => isFilling(word) || word.toLowerCase() === 'may' || isFormOf(word, role);
  const first = parts[0]?.words.match(tokens)?.find((word) => !isSubject(word));
  const isVerbFirst = actionsNamed(first ?? '').length > 0;
  const clauses: Clause[] = [];
  let waiting: Clause | undefined;
  for (const [index, part] of parts.entries()) {
    const isSpoken = isSpokenOf(part.words);
    const isBare = waiting !== undefined || mayBegin.test(part.words) || (isVerbFirst && saysAction(part.words));
    const isForNext = !isSpoken && isBare && parts.slice(index + 1).some(isWhole);
    const last = clauses.at(-1);
    if (isForNext) waiting = joined(waiting, part);
    else if (last && !waiting && !isWhole(part)) clauses[clauses.length - 1] = joined(last, part);
    else {
      clauses.push(joined(waiting, part));
      waiting = undefined;
    }
  }
  return waiting ? [...clauses, waiting] : clauses;
}

const joined = (one: Clause | undefined, other: Clause): Clause =>
  one ? { words: `${one.words}, ${other.words}`, without: [...one.without, ...other.without] } : other;

function partsOf(text: string): Clause[] {
  const [words = '', ...without] = text.split(exception);
  const said = [...text.matchAll(new RegExp(exception, `${exception.flags}g`))].map(([one]) => one);
  const taken = without.flatMap((one, index) =>
    one.trim() === '' ? [] : [{ text: one.trim(), said: `${said[index]}${one}`.replaceAll(/[\s,;:]+/g, ' ').trim() }],
  );
  const [first = words, ...others] = words.split(separators).filter((part) => part.trim() !== '');
  const last = others.pop();
  // What is taken out is said of what stands in front of it.
  if (last === undefined) return [{ words: first, without: taken }];
  return [...[first, ...others].map((part) => ({ words: part, without: [] })), { words: last, without: taken }];
}

/** Words of a text of which nothing is known. */
export function wordsLeft(text: string, namesIn: readonly ((text: string) => readonly string[])[], role: string) {
  const words = text.replace(/^\s*may(?= |$)/i, '').match(tokens) ?? [];
  if (text.length > longestSentence) return words;
  const wholes = namesIn.map((named) => [named, named(words.join(' ')).join()] as const);
  const isOfName = (at: number) =>
    wholes.some(([named, whole]) => whole !== named(words.toSpliced(at, 1).join(' ')).join());
  const isKnown = (word: string, at: number) =>
    isFilling(word) ||
    (actionsNamed(word).length > 0 && !isOpenDenial(word)) ||
    (!isOwn(word) && (isFormOf(word, role) || isOfName(at)));
  return words.filter((word, at) => !isKnown(word, at) && !isNewOne(word, text));
}

/** Whatever is created is new. */
const isNewOne = (word: string, text: string) =>
  /^(?:new|neue[nrs]?)$/i.test(word) && actionsNamed(text).join() === 'create';

/** The condition of what is a role's own; undefined where nothing, or several things, say whose a record is. */
export function ownedBy(role: string, on: 'all' | readonly string[], names: Owned): string | undefined {
  const [entity, ...others] = on === 'all' ? [] : on;
  if (entity === undefined || others.length > 0) return undefined;
  const isOfRole = (to: string) => to === names.usersEntity || isFormOf(to, role);
  const [field, ...more] = names.referencesOf(entity).filter(([, to]) => isOfRole(to));
  if (!field || more.length > 0) return undefined;
  const [name, to] = field;
  if (names.usersEntity === undefined || to === names.usersEntity) return `${memberOf(name)} == subject.id`;
  // A record of anything else is no user, and whose it is its field says.
  const user = names
    .referencesOf(to)
    .find(([one, of]) => of === names.usersEntity && (isUserWord(one) || isFormOf(one, role)));
  return user && `${memberOf(user[0], memberOf(name))} == subject.id`;
}

/** The fields of an entity that are left without those that a text names; undefined where it speaks of more. */
export function fieldsWithout(text: string, on: 'all' | readonly string[], names: Owned): string[] | undefined {
  const [entity, ...others] = on === 'all' ? [] : on;
  const fields = names.fieldsOf(entity);
  const fieldsIn = (words: string) =>
    allSpokenOf(
      words,
      fields.map((field) => [field]),
    );
  const isAll = fieldsIn(text).length > 0 && wordsLeft(text, [fieldsIn], '').length === 0;
  if (others.length > 0 || !isAll || actionsNamed(text).length > 0) return undefined;
  return fields.filter((field) => !fieldsIn(text).includes(field));
}

/** The one entity of several whose fields a text names, and those. */
export function fieldsSpokenOf(text: string, on: 'all' | readonly string[], names: Owned) {
  const spoken = (on === 'all' || on.includes('…') ? names.entities : on).flatMap((entity) => {
    const namesIn = (words: string) =>
      allSpokenOf(
        words,
        names.fieldsOf(entity).map((field) => [field]),
      );
    const fields = namesIn(text);
    return fields.length > 0 ? [{ on: [entity], fields, namesIn }] : [];
  });
  return spoken.length === 1 ? spoken[0] : undefined;
}
