import type { Done } from '#app/undo';
import type { Selection } from './use-selection.ts';

/** What is chosen after things were done: the same records, as they are now, without those that are gone. */
export function afterwards(before: Selection, done: readonly Done[]): Selection {
  const now = new Map(
    done.map(({ entity, does, before: then, after }) => [
      entity.keyOf((then ?? after)?.values ?? {}),
      does === 'delete' ? undefined : after?.values,
    ]),
  );
  return new Map(
    [...before].flatMap(([key, values]) => {
      const next = now.has(key) ? now.get(key) : values;
      return next ? [[key, next]] : [];
    }),
  );
}
