import { folded } from '#specification';

/** Of what is not found by its name. */
const otherwise = 4;

/** How well a name fits what is typed: called just so, begins so, has a word that begins so, has it inside, or is found by something else; the least is best. */
export function nameRank(name: string, typed: string): number {
  const [written, wanted] = [plain(name), plain(typed)];
  if (wanted === '') return 0;
  if (written === wanted) return 0;
  if (written.startsWith(wanted)) return 1;
  const words = wanted.split(/\s+/);
  const begins = written.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => begins.some((one) => one.startsWith(word)))) return 2;
  if (words.every((word) => written.includes(word))) return 3;
  return otherwise;
}

/** Whether each word that is typed stands in a name. */
export function isFitting(name: string, typed: string): boolean {
  return nameRank(name, typed) < otherwise;
}

/** Those that fit what is typed, the best first; those that fit alike stay in their order. */
export function byName<Named>(all: readonly Named[], typed: string, nameOf: (one: Named) => string): Named[] {
  return all.toSorted((a, b) => nameRank(nameOf(a), typed) - nameRank(nameOf(b), typed));
}

const plain = (text: string) => folded(text.trim());
