import { kindOf } from '../../fields/index.ts';
import type { GapFinder } from '../gap-finder.ts';
import { referencesTo } from './check-related.ts';
import { entityScreenGaps } from './entity-gaps.ts';
import type { ScreenFacts, WidgetFacts } from './vocabulary.ts';

/** What is not shown of screens: each question once the one before it is answered. */
export function screenGaps(finder: GapFinder) {
  entityScreenGaps(finder);
  for (const [name, screen] of Object.entries(finder.specification.screens)) {
    const at = `screens.${name}`;
    const subject = finder.screenTitle(name, screen);
    const { kind, entity, path } = screen;
    const waits = { blocks: [name] };
    if (kind === undefined) finder.add('screen.kind', `${at}.kind`, subject, waits);
    const isOfRecords = kind && kind !== 'dashboard' && kind !== 'text';
    if (isOfRecords && entity === undefined) finder.add('screen.entity', `${at}.entity`, subject, waits);
    if (path === undefined) finder.add('screen.path', `${at}.path`, subject);
    if (entity) contentGaps(finder, at, subject, name, screen);
    for (const [view, { title, where }] of Object.entries(screen.views ?? {}))
      if (where === undefined)
        finder.add(
          'screen.view',
          `${at}.views.${view}.where`,
          `${subject} · ${finder.titleOf(view, { title })}`,
          waits,
        );
    viewGaps(finder, at, subject, screen);
    widgetGaps(finder, at, subject, name, screen);
    if (kind === 'text' && screen.description === undefined)
      finder.add('screen.text', `${at}.description`, subject, waits);
  }
}

/** How the records of a screen are laid out. */
function contentGaps(finder: GapFinder, at: string, subject: string, name: string, screen: ScreenFacts) {
  const { kind, entity } = screen;
  if (kind === 'list') {
    if (screen.columns === undefined) finder.add('screen.columns', `${at}.columns`, subject, { blocks: [name] });
    for (const key of ['filters', 'search', 'sort', 'pageSize'] as const)
      if (screen[key] === undefined) finder.add(`screen.${key}`, `${at}.${key}`, subject);
  } else if (
    kind &&
    kind !== 'dashboard' &&
    kind !== 'text' &&
    screen.sections === undefined &&
    screen.steps === undefined
  ) {
    finder.add('screen.sections', `${at}.sections`, subject);
  }
  const { lifecycles, entities } = finder.specification;
  const hasMore = entity && (Object.hasOwn(lifecycles, entity) || entities[entity]?.history);
  if (kind === 'detail' && screen.shows === undefined && hasMore) finder.add('screen.shows', `${at}.shows`, subject);
  for (const [index, written] of (screen.related ?? []).entries()) {
    if (!entity || written.includes('.') || referencesTo(finder.names, written, entity, 'sure').length < 2) continue;
    const what = `${subject} · ${finder.entityTitle(written)}`;
    finder.add('screen.related', `${at}.related.${index}`, what, { blocks: [name] });
  }
}

/** Of several dates it is not guessed which one a calendar goes by. */
function viewGaps(finder: GapFinder, at: string, subject: string, { entity, views }: ScreenFacts) {
  const fields = (entity && finder.specification.entities[entity]?.fields) || {};
  const dates = Object.values(fields).filter((field) => ['date', 'dateTime'].includes(kindOf(field).kind));
  for (const [view, { title, as, on }] of Object.entries(views ?? {}))
    if (as === 'calendar' && on === undefined && dates.length > 1)
      finder.add('screen.calendar', `${at}.views.${view}.on`, `${subject} · ${finder.titleOf(view, { title })}`);
}

function widgetGaps(finder: GapFinder, at: string, subject: string, name: string, { kind, widgets }: ScreenFacts) {
  const waits = { blocks: [name] };
  if (kind === 'dashboard' && widgets === undefined) finder.add('screen.widgets', `${at}.widgets`, subject, waits);
  for (const [index, widget] of (widgets ?? []).entries()) {
    const what = `${subject} · ${widget.title ?? index + 1}`;
    for (const key of missingIn(widget)) finder.add(`widget.${key}`, `${at}.widgets.${index}.${key}`, what, waits);
  }
}

function missingIn({ kind, of, by, aggregate, field }: WidgetFacts): ('by' | 'field' | 'kind' | 'of')[] {
  const missing: ('by' | 'field' | 'kind' | 'of')[] = [];
  if (kind === undefined) missing.push('kind');
  if (of === undefined) missing.push('of');
  if (!of) return missing;
  if ((kind === 'bars' || kind === 'line') && by === undefined) missing.push('by');
  if (aggregate && aggregate !== 'count' && field === undefined) missing.push('field');
  return missing;
}
