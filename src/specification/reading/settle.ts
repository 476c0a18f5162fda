import type * as z from 'zod';
import { isMap } from '../chapters/facts.ts';
import { type ChapterFacts, chapters } from '../chapters/index.ts';
import type { ChapterKey } from '../chapters/keys.ts';
import { several } from '../problem.ts';
import type { Draft } from './draft.ts';
import type { DraftNames } from './draft-names.ts';
import { type Fault, faultsIn } from './faults.ts';
import type { Items } from './items.ts';
import { keepNames, keepStrangers } from './names.ts';
import type { Positions } from './positions.ts';
import type { Findings } from './report.ts';
import { shortened } from './shortened.ts';

/** What does not fit is found in layers: what is inside a wrong fact is only seen when that is right. */
const mostPasses = 12;

/** Holds a chapter against its vocabulary; what does not fit is reported and taken out in place, until the rest fits. */
export function settle<K extends ChapterKey>(
  draft: Draft & { key: K },
  findings: Findings,
  items: Items,
  names: DraftNames,
): ChapterFacts[K] {
  const { key, value, positions } = draft;
  const vocabulary: z.ZodType = chapters[key].vocabulary;
  keepStrangers(vocabulary, value, positions);
  for (let pass = 0; pass < mostPasses; pass++) {
    keepNames(vocabulary, value, positions);
    const result = vocabulary.safeParse(value);
    const faults = faultsIn(key, result.error?.issues ?? [], value, names);
    if (result.success && faults.length === 0) return result.data as ChapterFacts[K];
    const places = faults.map(({ steps }) => placeOf(draft, steps, items));
    reportOnce(faults, places, findings);
    takeOut(places, findings, items);
    for (const [index, { isNoName }] of faults.entries()) if (isNoName) forget(places[index]);
  }
  findings.report('error', key, [positions[0], positions[1]], 'fact.other');
  return vocabulary.parse({}) as ChapterFacts[K];
}

/** What is wrong with several keys of a thing, or items of a list, in the same way is said once. */
function reportOnce(faults: readonly Fault[], places: readonly Place[], { report, unusable }: Findings) {
  const placed = faults.flatMap((fault, index) => {
    const place = places[index];
    return place ? [{ fault, place, index }] : [];
  });
  const groups = Map.groupBy(placed, ({ fault: { code, isShared, group }, place, index }) =>
    isShared ? `${code} ${group ?? place.holderPath}` : `${index}`,
  );
  for (const all of groups.values()) {
    for (const { place, fault } of all) {
      unusable.add(place.path);
      // What may be done, and is said where it is not read, is nothing that everybody may do.
      if (fault.code === 'fact.permission' && place.path.startsWith('access.')) unusable.add('access.permissions');
    }
    const [first] = all;
    const told = all.find(({ fault }) => !fault.isRight) ?? first;
    if (!told || !first) continue;
    report('error', told.place.path, told.place.at, told.fault.code, () => {
      const keys = all.map(({ fault }) => String(fault.steps.at(-1) ?? ''));
      const { values } = first.fault;
      const said = typeof values === 'function' ? values() : values;
      return all.length > 1 && 'key' in said ? { ...said, key: several(keys.map(shortened)) } : said;
    });
  }
}

/** A fact among those that were read. */
interface Place {
  /** As it is written: counted with the items of lists that were left out. */
  path: string;
  at: readonly [line: number, column: number];
  /** What it is in, with its key or index there. */
  holder: unknown;
  holderPath: string;
  holderPositions: Positions | undefined;
  step: string | number;
}

/** Follows steps for as long as they lead to something that is written: a lone item stands for its list. */
function placeOf({ key, value, positions }: Draft, steps: readonly (string | number)[], items: Items): Place {
  let place: Place = {
    path: key,
    at: [positions[0], positions[1]],
    holder: undefined,
    holderPath: '',
    holderPositions: undefined,
    step: '',
  };
  let at: unknown = value;
  let around: Positions | undefined = positions;
  for (const step of steps) {
    const holder: unknown = at;
    const item = Array.isArray(holder)
      ? holder[Number(step)]
      : isMap(holder) && Object.hasOwn(holder, step)
        ? holder[step]
        : undefined;
    if (item === undefined) break;
    const inside: Record<string, Positions> = around?.[2] ?? {};
    const own: Positions | undefined = Object.hasOwn(inside, step) ? inside[step] : undefined;
    const written = Array.isArray(holder) ? items.writtenIndex(holder, Number(step)) : step;
    place = {
      path: `${place.path}.${written}`,
      at: own ? [own[0], own[1]] : place.at,
      holder,
      holderPath: place.path,
      holderPositions: around,
      step,
    };
    at = item;
    around = own;
  }
  return place;
}

/** What is not there at all has no place either. */
function forget(place: Place | undefined) {
  if (place?.holderPositions?.[2]) delete place.holderPositions[2][place.step];
}

/** Takes facts out of what they are in, all of a list at once. A list that lacks an item is not the one that was written. */
function takeOut(places: readonly Place[], { unusable }: Findings, items: Items) {
  const lists = new Map<unknown[], { drop: Set<number>; positions: Positions | undefined }>();
  for (const { holder, holderPath, holderPositions, step } of places) {
    if (Array.isArray(holder)) {
      const list = lists.get(holder) ?? { drop: new Set(), positions: holderPositions };
      list.drop.add(Number(step));
      lists.set(holder, list);
      unusable.add(holderPath);
    } else if (isMap(holder)) delete holder[step];
  }
  for (const [list, { drop, positions }] of lists) {
    const places = [...list.keys()].filter((index) => !drop.has(index)).map((index) => positions?.[2]?.[index]);
    items.remove(list, drop);
    if (positions?.[2])
      positions[2] = Object.fromEntries(places.flatMap((place, index) => (place ? [[index, place]] : [])));
  }
}
