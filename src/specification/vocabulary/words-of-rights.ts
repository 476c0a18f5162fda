import type { Owned } from './own-limits.ts';
import { allSpokenOf, singular } from './spoken-of.ts';
import { actionsNamed } from './words/action-words.ts';
import { isOwn } from './words/limit-words.ts';

/** The one entity that has the transition of which words speak, and of no other action. */
export function ownersOf(words: string, names: Owned): readonly string[] {
  const owners = names.entities.filter((entity) => allSpokenOf(words, names.transitionsOf(entity)).length > 0);
  return owners.length === 1 && actionsNamed(words).length === 0 ? owners : [];
}

/** What stands where the verb of a right does, beside what it is done to: `return loans`, `Bücher ausleihen`. */
export function verbIn(words: string, word: string | undefined): string | undefined {
  const tokens = words.replace(/^\s*(?:can|may|darf|kann)(?= )/i, '').match(/[\p{L}\p{M}\p{N}_-]+/gu) ?? [];
  if (word === undefined || tokens.length < 2 || word !== word.toLowerCase() || isOwn(word)) return undefined;
  return word === tokens[0] || (word === tokens.at(-1) && /n$/.test(word)) ? word : undefined;
}

const said =
  /^(?:can|may|must|do|everything|anything|all|any|the|and|or|full|access|to|own|with|darf|kann|alles|alle|und|eigene)$/i;

/** The entities that a text speaks of; of a document without any, the words that are left of it. */
export function wordsFor(text: string, names: Owned): readonly string[] {
  if (names.entities.length > 0) return names.spokenOf(text);
  const words = text
    .split(/[^\p{L}\p{M}\p{N}_-]+/u)
    .filter((word) => word !== '' && !said.test(word) && actionsNamed(word).length === 0);
  const last = words.at(-1);
  return last === undefined ? [] : [singular(last)];
}
