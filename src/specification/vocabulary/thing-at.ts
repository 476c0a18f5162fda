import type { Thing } from '../chapters/effects.ts';
import { places, things } from './things.ts';

/** What a path leads to: a thing, or a key of one. */
export interface At {
  thing: Thing;
  /** Absent where the path leads to the thing itself. */
  key?: string;
}

/** Fields lie within fields: what an object or a list holds is one as well. */
const within = /^(entities\.[^.]+\.fields\.[^.]+)(?:\.properties\.[^.]+|\.items)+/;

/** The thing that a path such as `entities.repair.fields.fault.maxLength` is about. */
export function thingAt(path: string): At | undefined {
  const steps = path.replace(within, '$1').split('.');
  for (const thing of [...things].reverse()) {
    const place = places[thing].split('.');
    const isBelow = place.every((step, index) => (step === '*' ? steps[index] !== undefined : step === steps[index]));
    if (!isBelow || steps.length > place.length + 1) continue;
    const key = steps[place.length];
    return key === undefined ? { thing } : { thing, key };
  }
  return undefined;
}
