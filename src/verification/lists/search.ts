import type { Around, Entity, Path, Screen, Values } from '#specification';
import { type Proof, proofOf, Untried } from '../proof.ts';
import type { Stage } from '../stage.ts';
import type { Said } from '../words/index.ts';
import { recordsWith, wordsAt } from './answers-at.ts';
import { entitiesOf, expectRecords, listAs, recordsOf, seeingAll } from './listed.ts';

/** A search finds a word wherever the screen says that it looks, and nowhere else. */
export function searchProof(screen: Screen, entity: Entity): Proof[] {
  const { search, label, path, facts } = screen;
  if (!facts.search?.length) return [];
  const names = search.map(({ label: { text } }) => text).join(', ');
  return [
    proofOf(
      screen.product,
      `${path}.search`,
      ({ claims }) => claims.search(label.text, names),
      (stage) => trySearch(stage, screen, entity),
    ),
  ];
}

async function trySearch(stage: Stage, screen: Screen, entity: Entity): Promise<Said> {
  const { name, search } = screen;
  const subject = seeingAll(stage, [entity, ...search.flatMap(entitiesOf)]);
  const around = stage.world.around(subject);
  const all = recordsOf(stage, screen, entity, subject);
  const others = entity.fields.flatMap((field) => entity.pathTo(field.name) ?? []);
  const terms = new Set([
    ...search.flatMap((path) => ownTerm(path, search, all, around)),
    ...others.flatMap((path) => ownTerm(path, [...search, path], all, around)),
    'zzqxnobodysaidthis',
  ]);
  const asked = [...terms].flatMap((term) => {
    const wanted = recordsWith(term, all, search, around);
    return wanted ? [{ term, wanted }] : [];
  });
  if (asked.length < 2) throw new Untried(({ untried }) => untried.tooFew(entity.plural.text));
  for (const { term, wanted } of asked)
    expectRecords(
      await listAs(stage, subject, entity, { search: term }, { size: '1000', screen: name }),
      entity,
      wanted,
    );
  return ({ proven }) => proven.tried(asked.length);
}

/** A word by which a record is found at one of some paths alone; else any that is there. */
function ownTerm(path: Path, among: readonly Path[], all: readonly Values[], around: Around): string[] {
  const rest = among.filter((one) => one.name !== path.name);
  const isElsewhere = (word: string) =>
    all.some((values) => rest.some((one) => wordsAt(one, values, around).includes(word)));
  const found = all
    .slice(0, mostRecords)
    .flatMap((values) => wordsAt(path, values, around).split(/\s+/).filter(Boolean));
  const own = found.find((word) => !isElsewhere(word)) ?? found[0];
  return own === undefined ? [] : [own];
}

const mostRecords = 30;
