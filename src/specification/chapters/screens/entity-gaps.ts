import type { Specification } from '../../specification.ts';
import { NamedActions } from '../access/named-actions.ts';
import { walkFields } from '../entities/walk.ts';
import type { GapFinder } from '../gap-finder.ts';
import type { ScreenFacts } from './vocabulary.ts';

/** The kind of screen that each action on one record is done on. */
const screenKinds = { read: 'detail', create: 'create', update: 'edit' } as const satisfies Record<
  string,
  ScreenFacts['kind']
>;

/** Of what cannot be done by anybody. */
const idle = { effect: 'blocked' } as const;

const all = Object.keys(screenKinds).length;

/**
 * Entities that no screen shows, or that are only listed: whoever may open, create or change one is led nowhere. Where nothing
 * of that can be done, or nothing else shows one, the product does nothing with them.
 */
export function entityScreenGaps(finder: GapFinder) {
  if (!finder.isStated('screens')) return;
  const { access, entities, screens } = finder.specification;
  const allowed = access.permissions && new NamedActions(access.permissions.filter(({ effect }) => effect !== 'deny'));
  const referred = referredTo(finder.specification);
  const byEntity = Map.groupBy(Object.values(screens), ({ entity }) => entity);
  for (const name of Object.keys(entities)) {
    const own = byEntity.get(name) ?? [];
    const subject = finder.entityTitle(name);
    const path = `screens.${name}`;
    if (own.length === 0) finder.add('entity.screen', path, subject, referred.has(name) ? {} : idle);
    // A screen whose kind is not known may be any of them.
    if (own.length === 0 || own.some(({ kind }) => !kind)) continue;
    const missing = Object.entries(screenKinds).filter(
      ([action, kind]) => allowed?.has(name, action) !== false && !own.some((screen) => screen.kind === kind),
    );
    const of = [missing.map(([term]) => ({ term }))];
    const waits = { of, blocks: finder.screensOf(name) };
    if (missing.length > 0)
      finder.add('entity.actions', path, subject, { ...waits, ...(missing.length === all && idle) });
  }
}

/** The entities that others refer to: their records show them. */
function referredTo({ entities }: Specification): Set<string> {
  const fields = Object.entries(entities).flatMap(([name, entity]) =>
    [...walkFields(entity.fields, '')].map(({ field }) => (field.to === name ? undefined : field.to)),
  );
  return new Set(fields.filter((to) => typeof to === 'string'));
}
