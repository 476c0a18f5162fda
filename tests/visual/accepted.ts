import { exitCodes, Stop } from './exit-codes.ts';
import { pictureName } from './picture.ts';
import type { Change } from './results.ts';
import { type Rejections, reasonOf, rejectionOf } from './review/rejections.ts';

/** The changes that are accepted by name; where no name is given, all of the last run that did not fail and that nobody rejected. */
export function acceptedOf(changes: readonly Change[], names: readonly string[], rejected: Rejections = {}): Change[] {
  const failed = new Set(changes.filter(({ kind }) => kind === 'failed').map(({ story }) => story));
  const wanted = namedIn(changes, names);
  for (const change of wanted) {
    const name = pictureName(change);
    if (failed.has(change.story)) throw new Stop(`${name} failed (${change.error}): mend it, it cannot be accepted.`);
    const rejection = rejectionOf(change, rejected);
    if (rejection)
      throw new Stop(
        `${name} was rejected${reasonOf(rejection)}. Take that back with \`npm run visual -- --review\` first.`,
      );
  }
  const accepted = names.length === 0 ? changes.filter(({ isEarlier }) => !isEarlier) : wanted;
  return accepted.filter((change) => !failed.has(change.story) && !rejectionOf(change, rejected));
}

/** The changes that are called by name, each once: a whole story, or `story/mode`. */
export function namedIn(changes: readonly Change[], names: readonly string[]): Change[] {
  const named = names.flatMap((name) => {
    const of = changes.filter((change) => isNamed(change, name));
    if (of.length === 0) throw new Stop(unknown(changes, name), exitCodes.usage);
    return of;
  });
  return [...new Set(named)];
}

function isNamed(change: Change, name: string): boolean {
  const [story, mode] = name.split('/');
  return (
    change.story === story && (mode === undefined || pictureName(change) === `${story}/${mode.replaceAll(' ', '-')}`)
  );
}

function unknown(changes: readonly Change[], name: string): string {
  const names = [...new Set(changes.flatMap((change) => [change.story, pictureName(change)]))];
  const [nearest] = names.sort((a, b) => distance(name, a) - distance(name, b));
  return `Nothing was decided: ${name} is nothing that the last run found changed.${nearest ? ` Did you mean ${nearest}?` : ''}`;
}

/** How many letters are to be changed, added or taken away. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
