import { closest, distance } from 'fastest-levenshtein';
import { type ProblemValues, several } from './problem.ts';

/** More names than this are not compared: they would take longer than the message is worth. */
const most = 400;
const mostListed = 12;

/** The name that was probably meant, else those that there are to choose from. */
export function suggest(wrong: string, names: Iterable<string>): ProblemValues {
  const all = [...names];
  if (all.length === 0 || all.length > most || wrong.length > 80) return {};
  const same = all.find((name) => name.toLowerCase() === wrong.toLowerCase());
  const longer = wrong.length > 2 ? all.find((name) => name.toLowerCase().startsWith(wrong.toLowerCase())) : undefined;
  const near = same ?? longer ?? nearest(wrong, all);
  const far = distance(wrong.toLowerCase(), near.toLowerCase());
  // Of a short name every other one is two changes away.
  const beginsAlike = wrong.slice(0, 2).toLowerCase() === near.slice(0, 2).toLowerCase();
  const isNear =
    (wrong.length > 3 && far <= (beginsAlike ? Math.max(2, wrong.length / 3) : wrong.length / 3)) ||
    isSlip(wrong, near);
  const isAlike = isNear && far < Math.max(wrong.length, near.length);
  if (isAlike || same || longer) return { near };
  return all.length <= mostListed ? { names: several(all) } : {};
}

/** One with its letters in another order, unless another is a letter away. */
function nearest(wrong: string, all: readonly string[]): string {
  const near = closest(wrong, all);
  if (distance(wrong, near) <= 1) return near;
  const letters = lettersOf(wrong);
  const turned = all.filter((name) => name.length === wrong.length && lettersOf(name) === letters);
  return turned.length > 0 ? closest(wrong, turned) : near;
}

/** Whether a name is another one with a letter too many, too few or wrong, or with its letters in another order. */
export function isSlip(name: string, of: string): boolean {
  const [written, meant] = [name.toLowerCase(), of.toLowerCase()];
  return distance(written, meant) <= 1 || lettersOf(written) === lettersOf(meant);
}

/** In whatever order they stand. */
const lettersOf = (name: string) => [...name.toLowerCase()].sort().join('');
