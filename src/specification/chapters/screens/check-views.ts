import { kindOf } from '../../fields/index.ts';
import type { Checker } from '../checker.ts';
import type { ScreenFacts, ViewFacts } from './vocabulary.ts';

const times = new Set(['date', 'dateTime']);

/** How a list and its views are laid out: by states that there are, by a field that is a date. */
export function checkViews(checker: Checker, at: string, screen: ScreenFacts) {
  const { entity, views } = screen;
  checkLayout(checker, at, entity, screen);
  for (const [name, view] of Object.entries(views ?? {})) checkLayout(checker, `${at}.views.${name}`, entity, view);
}

function checkLayout(
  checker: Checker,
  path: string,
  entity: string | null | undefined,
  { as, on }: Pick<ViewFacts, 'as' | 'on'>,
) {
  const { lifecycles } = checker.specification;
  const hasStates = !checker.names.isKnown('lifecycles') || (entity && Object.hasOwn(lifecycles, entity));
  if (as === 'board' && entity && !hasStates) checker.warn(`${path}.as`, 'screen.lifecycle', { name: entity });
  if (!on) return;
  if (as !== 'calendar') checker.warn(`${path}.on`, 'view.on');
  const found = checker.field(`${path}.on`, entity, on);
  if (!found || (kindOf(found.field).assumed && !found.field.type)) return;
  if (!times.has(kindOf(found.field).kind)) checker.error(`${path}.on`, 'view.date', { name: on });
}
