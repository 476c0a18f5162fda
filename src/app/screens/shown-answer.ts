import { useAround, useSession } from '#app/data';
import { type Around, type Path, relevantAnswer, type Values } from '#specification';

/** What a record has at a path: an answer (null where it is not answered), nothing yet, or nothing that may be seen. */
export type Shown = { state: 'known'; answer: unknown } | { state: 'loading' } | { state: 'hidden' };

type Find = (path: Path, key: string) => 'found' | 'none' | 'hidden' | 'failed' | undefined;

/** What is shown of a record at a path, to who is looking. */
export function useShown(path: Path, values: Values): Shown {
  const around = useAround();
  const { known } = useSession();
  return shownAnswer(path, values, around, ({ field: { to } }, key) => to && known.get(to, key)?.state);
}

/**
 * What does not matter is not shown. What is computed and not known, because something that it rests on is not answered, is
 * not answered either.
 */
export function shownAnswer(path: Path, kept: Values, around: Around, find: Find): Shown {
  const { steps, first } = path;
  const isThere = kept[first.name] !== undefined;
  const values = isThere ? { ...kept, [first.name]: relevantAnswer(first, kept, around) } : kept;
  const answer = path.read(values, around);
  if (answer !== undefined) return { state: 'known', answer };
  // Who answered has computed it from all there is.
  if (!isThere) return { state: 'hidden' };
  if (steps.length === 1) return { state: 'known', answer: values[first.name] };
  for (let length = 1; length < steps.length; length++) {
    const before = first.entity.pathTo(
      steps
        .slice(0, length)
        .map(({ name }) => name)
        .join('.'),
    );
    if (!before?.field.to && !before?.field.items?.to) continue;
    const keys = [before.read(values, around)].flat(Number.POSITIVE_INFINITY);
    const states = keys.map((key) => (key === undefined ? 'hidden' : find(before, String(key))));
    if (states.includes(undefined)) return { state: 'loading' };
    if (states.includes('none')) return { state: 'known', answer: null };
    if (!states.every((state) => state === 'found')) return { state: 'hidden' };
  }
  return path.field.computed ? { state: 'known', answer: null } : { state: 'hidden' };
}
