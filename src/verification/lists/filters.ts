import {
  type Around,
  dayOf,
  type Entity,
  type Filter,
  formatFilter,
  type Path,
  type Screen,
  type Values,
  zoneOf,
} from '#specification';
import { type Proof, proofOf, Untried } from '../proof.ts';
import type { Stage } from '../stage.ts';
import { numberIn } from '../values/broken-by.ts';
import type { Said } from '../words/index.ts';
import { answersAt, recordsWith, wordsAt } from './answers-at.ts';
import { entitiesOf, expectRecords, listAs, recordsOf, seeingAll } from './listed.ts';

/** Each filter of a list has what it is asked for, and nothing else. */
export function filterProofs(screen: Screen, entity: Entity): Proof[] {
  return (screen.facts.filters ?? []).flatMap((written, index) => {
    const path = entity.pathTo(written);
    if (!path) return [];
    const claim: Said = ({ claims }) => claims.filter(screen.label.text, path.label.text);
    return [
      proofOf(screen.product, `${screen.path}.filters.${index}`, claim, (stage) =>
        tryFilter(stage, screen, entity, path),
      ),
    ];
  });
}

async function tryFilter(stage: Stage, screen: Screen, entity: Entity, path: Path): Promise<Said> {
  const subject = seeingAll(stage, [entity, ...entitiesOf(path)]);
  const around = stage.world.around(subject);
  const all = recordsOf(stage, screen, entity, subject);
  const filters = filtersFor(path, all, around);
  for (const { filter, isIn } of filters) {
    const page = await listAs(
      stage,
      subject,
      entity,
      { filters: new Map([[path.name, filter]]) },
      { size: '1000', screen: screen.name },
    );
    expectRecords(page, entity, all.filter(isIn));
  }
  if (filters.length === 0) throw new Untried(({ untried }) => untried.tooFew(entity.plural.text));
  return ({ proven }) => proven.tried(filters.length);
}

interface Asked {
  filter: Filter;
  isIn: (values: Values) => boolean;
}

const mostValues = 4;

/** Filters of the kind that a field has, and the records that each leaves. */
function filtersFor(path: Path, all: readonly Values[], around: Around): Asked[] {
  const item = path.field.items ?? path.field;
  const textOf = (answer: unknown) =>
    item.kindName === 'dateTime' ? dayOf(new Date(String(answer)), zoneOf(item.product.timeZone)).toString() : answer;
  const known = [...new Set(all.flatMap((values) => answersAt(path, values, around).map(textOf)))];
  const has = (fits: (answer: unknown) => boolean) => (values: Values) =>
    answersAt(path, values, around).map(textOf).some(fits);
  switch (item.isState ? 'choice' : path.field.filter) {
    case 'none':
      return [];
    case 'choice':
      return known.slice(0, mostValues).map((value) => ({
        filter: { oneOf: [String(value)] },
        isIn: has((answer) => answer === value),
      }));
    case 'text':
      return known.slice(0, mostValues).flatMap((value) => {
        const part = wordsAt(path, all.find(has((answer) => answer === value)) ?? {}, around).split(/\s+/)[0];
        if (!part || !formatFilter({ contains: part })) return [];
        const found = recordsWith(part, all, [path], around);
        return found ? [{ filter: { contains: part }, isIn: (values) => found.includes(values) }] : [];
      });
    case 'range':
      return rangesIn(known).map(({ from, to }) => ({
        filter: { from: String(from), to: String(to) },
        isIn: has((answer) => isBetween(answer, from, to)),
      }));
  }
}

/** From a bound on, up to a bound, and a bound alone: a bound belongs to what it bounds. */
function rangesIn(known: readonly unknown[]): { from: unknown; to: unknown }[] {
  const sorted = [...known].sort((a, b) => (isLess(a, b) ? -1 : 1));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) return [];
  return [
    { from: middle, to: '' },
    { from: '', to: middle },
    { from: middle, to: middle },
  ];
}

function isBetween(answer: unknown, from: unknown, to: unknown): boolean {
  return (from === '' || !isLess(answer, from)) && (to === '' || !isLess(to, answer));
}

/** Numbers and lengths of time by how much they are, days and moments as they are written. */
function isLess(a: unknown, b: unknown): boolean {
  const [one, other] = [numberIn(a), numberIn(b)];
  return one !== undefined && other !== undefined ? one < other : String(a) < String(b);
}
