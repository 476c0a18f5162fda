import { distance } from 'fastest-levenshtein';
import { unended } from '../decisions/reasons.ts';
import { withOtherHalves } from '../decisions/renamings.ts';
import { exitCodes, Stop } from '../exit-codes.ts';
import { pictureName } from '../picture.ts';
import type { Change } from '../results.ts';
import { type Rejections, reasonOf, rejectionOf } from '../review/rejections.ts';

/** The changes that are accepted by name; where no name is given, all of the last run that did not fail, that are still so and that nobody rejected. */
export function acceptedOf(changes: readonly Change[], names: readonly string[], rejected: Rejections = {}): Change[] {
  const failed = new Set(changes.filter(({ kind }) => kind === 'failed').map(({ story }) => story));
  const wanted = namedIn(changes, names);
  for (const change of wanted) {
    const name = pictureName(change);
    if (failed.has(change.story))
      throw new Stop(`${name} failed (${unended(change.error ?? '')}): mend it, it cannot be accepted.`);
    const rejection = rejectionOf(change, rejected);
    if (rejection)
      throw new Stop(
        `${unended(`${name} was rejected${reasonOf(rejection)}`)}. Take that back with \`npm run visual -- --review\` first.`,
      );
  }
  const accepted = names.length === 0 ? changes.filter(({ isEarlier, isStale }) => !isEarlier && !isStale) : wanted;
  return accepted.filter((change) => !failed.has(change.story) && !rejectionOf(change, rejected));
}

/** The changes that are called by name, each once: a whole story, or `story/mode`. Of a renaming, either name is enough. */
export function namedIn(changes: readonly Change[], names: readonly string[]): Change[] {
  const named = names.flatMap((name) => {
    const of = changes.filter((change) => isNamed(change, name));
    if (of.length === 0) throw new Stop(unknown(changes, name), exitCodes.usage);
    return of;
  });
  return withOtherHalves(named, changes, new Set(names.filter((name) => !name.includes('/'))));
}

function isNamed(change: Change, name: string): boolean {
  const [story, mode] = name.split('/');
  return (
    change.story === story && (mode === undefined || pictureName(change) === `${story}/${mode.replaceAll(' ', '-')}`)
  );
}

function unknown(changes: readonly Change[], name: string): string {
  const nearest = meantBy(name, changes);
  const meant =
    nearest.slice(0, most).join(' or ') + (nearest.length > most ? ` or ${nearest.length - most} more` : '');
  return `Nothing was decided: ${name} is nothing that the last run found changed.${meant && ` Did you mean ${meant}?`}`;
}

const most = 3;

/** The stories, or pictures, that have a word of their own for each word of a name, but for a slip: those with fewest slips. */
function meantBy(name: string, changes: readonly Change[]): string[] {
  const known = new Set(
    changes.map((change) => (name.includes('--') && name.includes('/') ? pictureName(change) : change.story)),
  );
  const slips = Map.groupBy([...known].sort(), (one) => slipsIn(wordsOf(name), wordsOf(one)));
  slips.delete(Number.POSITIVE_INFINITY);
  return slips.get(Math.min(...slips.keys())) ?? [];
}

function slipsIn(words: readonly string[], of: readonly string[]): number {
  const slips = words.map((word) => {
    const fewest = Math.min(
      ...of.map((other) => (other.includes(word) ? Number(other !== word) : distance(word, other))),
    );
    return fewest <= Math.max(1, word.length / 3) ? fewest : Number.POSITIVE_INFINITY;
  });
  return slips.reduce((sum, one) => sum + one, 0);
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
