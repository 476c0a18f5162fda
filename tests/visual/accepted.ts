import { exitCodes, Stop } from './exit-codes.ts';
import { pictureName } from './picture.ts';
import type { Change } from './results.ts';

/** The changes that are accepted by name: a whole story, or `story/mode`; all of them where no name is given. */
export function acceptedOf(changes: readonly Change[], names: readonly string[]): Change[] {
  const failed = new Set(changes.filter(({ kind }) => kind === 'failed').map(({ story }) => story));
  const wanted = names.map((name) => {
    const of = changes.filter((change) => isNamed(change, name));
    if (of.length === 0) throw new Stop(unknown(changes, name), exitCodes.usage);
    return of;
  });
  const refused = wanted.flat().find(({ story }) => failed.has(story));
  if (refused) throw new Stop(`${pictureName(refused)} failed (${refused.error}): mend it, it cannot be accepted.`);
  const accepted = names.length === 0 ? changes : new Set(wanted.flat());
  return [...accepted].filter(({ story }) => !failed.has(story));
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
  return `Nothing was accepted: ${name} is nothing that the last run found changed.${nearest ? ` Did you mean ${nearest}?` : ''}`;
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
