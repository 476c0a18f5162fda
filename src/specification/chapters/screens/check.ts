import { several } from '../../problem.ts';
import type { Checker } from '../checker.ts';
import { inCircles, wayRound } from '../circle.ts';
import type { Limits } from '../limits.ts';
import { checkAddresses } from './check-address.ts';
import { checkFields } from './check-fields.ts';
import { checkRelated } from './check-related.ts';
import { checkViews } from './check-views.ts';
import { checkWidgets } from './check-widgets.ts';
import type { ScreenFacts } from './vocabulary.ts';

type Kind = NonNullable<ScreenFacts['kind']>;

/** What only some kinds of screens have. */
const only: readonly [kinds: readonly Kind[], keys: readonly (keyof ScreenFacts)[]][] = [
  [['list'], ['where', 'as', 'on', 'columns', 'filters', 'search', 'sort', 'pageSize', 'views', 'bulk']],
  [['detail'], ['related', 'shows']],
  [['detail', 'create', 'edit'], ['sections']],
  [['create', 'edit'], ['steps']],
  [['dashboard'], ['widgets']],
];

/** Everything that chapter 2 names, and where its screens are found. */
export function checkScreens(checker: Checker, limits: Limits) {
  const { specification, names } = checker;
  checkAddresses(checker);
  checkParents(checker);
  for (const [name, screen] of Object.entries(specification.screens)) {
    const at = `screens.${name}`;
    checker.entity(`${at}.entity`, screen.entity);
    checker.known(`${at}.parent`, 'screen', screen.parent, names.screens);
    if (screen.roles === null || screen.roles?.length === 0)
      checker.error(`${at}.roles`, 'access.none', { key: 'roles' });
    checker.eachKnown(`${at}.roles`, 'role', screen.roles, names.roles);
    checkKind(checker, at, screen);
    checkFields(checker, at, screen, limits);
    checkRelated(checker, at, screen);
    checkViews(checker, at, screen);
    checkWidgets(checker, at, screen);
  }
}

function checkKind(checker: Checker, at: string, screen: ScreenFacts) {
  const { kind, entity } = screen;
  if (!kind) return;
  for (const [kinds, keys] of only)
    for (const key of keys)
      if (screen[key] !== undefined && screen[key] !== null && !kinds.includes(kind))
        checker.warn(`${at}.${key}`, 'screen.keyword', { key, kind, kinds: several(kinds) });
  if (!entity || !screen.shows) return;
  const { lifecycles, entities } = checker.specification;
  for (const [index, part] of screen.shows.entries()) {
    const hasLifecycle = !checker.names.isKnown('lifecycles') || Object.hasOwn(lifecycles, entity);
    const hasHistory = !Object.hasOwn(entities, entity) || ![false, null].includes(entities[entity]?.history ?? true);
    if (part === 'lifecycle' && !hasLifecycle)
      checker.warn(`${at}.shows.${index}`, 'screen.lifecycle', { name: entity });
    if (part === 'history' && !hasHistory) checker.warn(`${at}.shows.${index}`, 'screen.history', { name: entity });
  }
}

function checkParents(checker: Checker) {
  const screens = Object.entries(checker.specification.screens);
  const ways = new Map(screens.map(([name, { parent }]) => [name, parent ? [parent] : []]));
  const circles = inCircles(ways);
  for (const name of circles.keys())
    checker.error(`screens.${name}.parent`, 'screen.parents', { circle: wayRound(name, circles, ways) });
}
