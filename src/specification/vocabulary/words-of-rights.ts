import type { Owned } from './own-limits.ts';
import { allSpokenOf, singular } from './spoken-of.ts';
import { actionsNamed } from './words/action-words.ts';
import { mayDeny } from './words/denial-words.ts';
import { isOwn, mayBegin } from './words/limit-words.ts';

/** The one entity that has the transition of which words speak, and of no other action. */
export function ownersOf(words: string, names: Owned): readonly string[] {
  const owners = names.entities.filter((entity) => allSpokenOf(words, names.transitionsOf(entity)).length > 0);
  return owners.length === 1 && actionsNamed(words).length === 0 ? owners : [];
}

/**
 * Those of the words that nobody knows that stand where verbs do: behind `can`, before what they are done to, one
 * behind the other, or last: `return loans`, `can book, rebook and cancel loans`, `Bücher ausleihen`.
 */
export function verbsIn(
  clause: string,
  unknown: readonly string[],
  names: Owned,
  transitionsIn: (part: string) => readonly string[],
): readonly string[] {
  let isAmongVerbs = true;
  return clause.split(/\s*[,;、،]\s*|\s+(?:and|or|und|oder)\s+/).flatMap((part) => {
    const isFirst = isAmongVerbs || mayBegin.test(part);
    const tokens = part.replace(mayBegin, '').match(/[\p{L}\p{M}\p{N}_-]+/gu) ?? [];
    const isSpoken = wordsFor(part, names).length > 0;
    isAmongVerbs = isFirst && !isSpoken;
    const [first = ''] = tokens;
    const last = tokens.at(-1) ?? '';
    const verbs = [
      ...(isFirst && (isSpoken || tokens.length === 1) ? [first] : []),
      ...(isSpoken && tokens.length > 1 && /n$/.test(last) && wordsFor(first, names).length > 0 ? [last] : []),
    ];
    const isVerb = (word: string) =>
      unknown.includes(word) && word === word.toLowerCase() && !isOwn(word) && !mayDeny(word);
    // What is done is named already: what else stands there limits it.
    const isDone = actionsNamed(part).length > 0 || transitionsIn(part).length > 0;
    return isDone ? [] : [...new Set(verbs.filter(isVerb))];
  });
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
