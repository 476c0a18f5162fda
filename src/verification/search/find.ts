import type { Entity, Values } from '#specification';
import type { Stage } from '../stage.ts';
import type { Writing } from '../writing.ts';
import { perturbations } from './perturbations.ts';
import { changes, creations, passages, type Start } from './starts.ts';

/** What is searched for: a record that somebody can be sent to write. */
export interface Goal {
  /** The fields that may be answered otherwise. */
  names: readonly string[];
  /** What each record that comes up is made into before it is judged. */
  variants?: (result: Values, writing: Writing) => Values[];
  /** Whether it is the record that is wanted. */
  isWanted: (result: Values, writing: Writing) => boolean;
}

/** In all, so many records are judged before a search is given up. */
const patience = 30_000;

const ways = {
  made: creations,
  changed: changes,
  'taken on': passages,
} satisfies Record<string, (stage: Stage, entity: Entity) => Generator<Start>>;
export type Way = keyof typeof ways;

/** A record that is wanted, and how it is written; undefined where none was found. */
export function find(stage: Stage, entity: Entity, way: Way, { names, variants, isWanted }: Goal): Start | undefined {
  let left = patience;
  const starts = [...ways[way](stage, entity)].map(({ writing, result }) => {
    const own = writing.writable(result).filter((name) => names.includes(name));
    return { writing, records: perturbations(entity, result, own, stage.world) };
  });
  // A little of each in turn: what cannot be found by one may be the first thing that another finds.
  for (let step = 50; starts.length > 0 && left > 0; step *= 4) {
    for (const start of [...starts]) {
      for (let count = 0; count < step && left > 0; count++, left--) {
        const next = start.records.next();
        if (next.done) {
          starts.splice(starts.indexOf(start), 1);
          break;
        }
        const { writing } = start;
        const result = (variants?.(next.value, writing) ?? [next.value]).find((one) => isWanted(one, writing));
        if (result) return { writing, result };
      }
    }
  }
  return undefined;
}
