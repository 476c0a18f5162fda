import type { Entity, Product, Screen } from '#specification';
import { includedProofs, relatedProofs } from '../lists/beside.ts';
import { filterProofs } from '../lists/filters.ts';
import { expectRecords, listAs, recordsOf, seeingAll } from '../lists/listed.ts';
import { searchProof } from '../lists/search.ts';
import { sortProofs } from '../lists/sorting.ts';
import { Contradiction, type Proof, proofOf, Untried } from '../proof.ts';
import type { Stage } from '../stage.ts';
import type { Said } from '../words/index.ts';
import { dashboardProofs } from './dashboards.ts';

/** Chapter 2, as far as a server answers for it: what lists, details and dashboards are shown. */
export function screenProofs(product: Product): Proof[] {
  return product.screens.flatMap((screen) => {
    const { entity, kind } = screen;
    if (kind === 'dashboard') return dashboardProofs(screen);
    if (!entity) return [];
    if (kind === 'detail') return [...relatedProofs(screen), ...includedProofs(screen, entity)];
    return kind === 'list' ? listProofs(screen, entity) : [];
  });
}

function listProofs(screen: Screen, entity: Entity): Proof[] {
  const { product, path, label, where, views, pageSize, facts } = screen;
  const own = (key: string, claim: Said, attempt: (stage: Stage) => Promise<Said>) =>
    proofOf(product, `${path}.${key}`, claim, attempt);
  return [
    ...(where
      ? [
          own(
            'where',
            ({ claims }) => claims.where(label.text, where.source),
            (stage) => tryView(stage, screen, entity),
          ),
        ]
      : []),
    ...views.map((view) =>
      own(
        `views.${view.name}`,
        ({ claims }) => claims.view(label.text, view.label.text),
        (stage) => tryView(stage, screen, entity, view),
      ),
    ),
    ...sortProofs(screen, entity),
    ...filterProofs(screen, entity),
    ...searchProof(screen, entity),
    ...(facts.columns ? includedProofs(screen, entity) : []),
    ...(facts.pageSize
      ? [
          own(
            'pageSize',
            ({ claims }) => claims.pageSize(label.text, pageSize),
            (stage) => tryPage(stage, screen, entity),
          ),
        ]
      : []),
  ];
}

async function tryView(stage: Stage, screen: Screen, entity: Entity, view?: Screen['views'][number]): Promise<Said> {
  const subject = seeingAll(stage, [entity]);
  const all = stage.world.records(entity);
  const wanted = recordsOf(stage, screen, entity, subject, view?.where);
  if (wanted.length === all.length) throw new Untried(({ untried }) => untried.tooFew(entity.plural.text));
  const page = await listAs(stage, subject, entity, { view: view?.name ?? '' }, { size: '1000', screen: screen.name });
  expectRecords(page, entity, wanted);
  return ({ proven }) => proven.of(page.items.length, all.length);
}

async function tryPage(stage: Stage, screen: Screen, entity: Entity): Promise<Said> {
  const subject = seeingAll(stage, [entity]);
  const { answer, items } = await listAs(stage, subject, entity, {}, { screen: screen.name });
  const wanted = screen.pageSize;
  if (recordsOf(stage, screen, entity, subject).length <= wanted)
    throw new Untried(({ untried }) => untried.tooFew(entity.plural.text));
  if (items.length !== wanted)
    throw new Contradiction(({ contradicted }) => contradicted.count(answer.asked, wanted, items.length));
  return ({ proven }) => proven.listed(items.length);
}
