import type { Entity, Path, Product, Screen, Sort, Subject, Values } from '#specification';
import { Contradiction, type Proof, proofOf, Untried } from '../proof.ts';
import type { Stage } from '../stage.ts';
import type { Said } from '../words/index.ts';
import { rankAt } from './answers-at.ts';
import { entitiesOf, expectRecords, listAs, type Page, recordsOf, seeingAll } from './listed.ts';

/** A list comes as the screen sorts it, and by each of its columns, either way, where that is asked for. */
export function sortProofs(screen: Screen, entity: Entity): Proof[] {
  const { product, facts, sort, path, label } = screen;
  const own = (key: string, claim: Said, attempt: (stage: Stage) => Promise<Said>) =>
    proofOf(product, `${path}.${key}`, claim, attempt);
  const sorted = own(
    'sort',
    ({ claims }) => claims.sort(label.text, (facts.sort ?? []).join(', ')),
    (stage) => trySorts(stage, screen, entity, [sort], false),
  );
  const columns = (facts.columns ?? []).flatMap((written, index) => {
    const column = entity.pathTo(written);
    if (!column) return [];
    const ways = [false, true].map((isDescending) => [{ path: column, isDescending }]);
    return [
      own(
        `columns.${index}`,
        ({ claims }) => claims.sortable(label.text, column.label.text),
        (stage) => trySorts(stage, screen, entity, ways, true),
      ),
    ];
  });
  return [...(facts.sort?.length ? [sorted] : []), ...columns];
}

async function trySorts(
  stage: Stage,
  screen: Screen,
  entity: Entity,
  sorts: readonly (readonly Sort[])[],
  isAsked: boolean,
): Promise<Said> {
  const paths = sorts.flat().map(({ path }) => path);
  const subject = seeingAll(stage, [entity, ...paths.flatMap(entitiesOf)]);
  const all = recordsOf(stage, screen, entity, subject);
  const around = stage.world.around(subject);
  const differs = ({ path }: Sort) => new Set(all.map((values) => rankAt(path, values, around))).size > 1;
  // What is the same by all of it stands in every order.
  if (!sorts.every((sort) => sort.some(differs)))
    throw new Untried(({ untried }) => untried.tooFew(entity.plural.text));
  for (const sort of sorts) {
    const asked = isAsked ? sort.map(({ path, isDescending }) => `${isDescending ? '-' : ''}${path.name}`) : [];
    const page = await listAs(stage, subject, entity, { sort: asked }, { size: '1000', screen: screen.name });
    expectRecords(page, entity, all);
    expectOrder(page, stage, screen.product, entity, subject, sort);
  }
  return ({ proven }) => proven.listed(all.length);
}

/** Nothing comes last, whichever way a list is sorted. */
function expectOrder(
  { answer, items }: Page,
  stage: Stage,
  { locales }: Product,
  entity: Entity,
  subject: Subject,
  sort: readonly Sort[],
) {
  const collator = new Intl.Collator(locales[0], { numeric: true });
  const around = stage.world.around(subject);
  const rows = items.flatMap((item): Values[] => {
    const values = stage.world.find(entity, entity.keyOf(item));
    return values ? [values] : [];
  });
  const rank = (path: Path, index: number) => {
    const values = rows[index];
    return values && rankAt(path, values, around);
  };
  for (const index of rows.keys()) {
    for (const { path, isDescending } of index === 0 ? [] : sort) {
      const [before, after] = [rank(path, index - 1), rank(path, index)];
      const order =
        compare(before, after, collator) * (isDescending && before !== undefined && after !== undefined ? -1 : 1);
      if (order > 0) throw new Contradiction(({ contradicted }) => contradicted.order(answer.asked, path.name));
      if (order < 0) break;
    }
  }
}

function compare(a: number | string | undefined, b: number | string | undefined, collator: Intl.Collator): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
