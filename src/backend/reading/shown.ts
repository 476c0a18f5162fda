import { computedAnswer, type Entity, isEmpty, type Values, withComputed } from '#specification';
import type { Exchange } from '../exchange.ts';
import type { HistoryEntry, StoredRecord } from '../stores/index.ts';

/** Of a record what the asker may see. A field that may not be seen is absent. */
export function visible({ lookup }: Exchange, entity: Entity, values: Values): Values {
  const sight = lookup.sight(entity, values);
  const filled = withComputed(entity, values, lookup.seen);
  const names = new Set([...Object.keys(filled), ...entity.fields.map(({ name }) => name)]);
  return Object.fromEntries(
    [...names].flatMap((name): [string, unknown][] => {
      if (!sight.has(name)) return [];
      const field = entity.field(name);
      if (!field) return [];
      if (!field.computed) return [[name, filled[name] ?? null]];
      const computed = computedAnswer(entity, field, values, lookup.seen);
      return [[name, computed ?? null]];
    }),
  );
}

/** Of the history what the asker may see. */
export function visibleChanges(
  { lookup }: Exchange,
  entity: Entity,
  values: Values,
  stored: StoredRecord,
): HistoryEntry[] {
  const sight = lookup.sight(entity, values);
  const seen = (answers: Values) => Object.fromEntries(Object.entries(answers).filter(([name]) => sight.has(name)));
  const stateField = entity.lifecycle?.field.name;
  const isStateSeen = stateField !== undefined && sight.has(stateField);
  return stored.changes.flatMap(({ from, to, before, after, ...change }) => {
    const shown: HistoryEntry = { ...change, before: seen(before), after: seen(after) };
    if (isStateSeen && from !== undefined) shown.from = from;
    if (isStateSeen && to !== undefined) shown.to = to;
    // The name of a transition says which state a record came to.
    if (!isStateSeen && entity.lifecycle?.transition(change.action)) shown.action = 'update';
    // That something hidden was changed is hidden as well.
    const isHidden =
      shown.action === 'update' && isEmpty(shown.before) && isEmpty(shown.after) && !hasNothing(before, after);
    return isHidden ? [] : [shown];
  });
}

function hasNothing(before: Values, after: Values): boolean {
  return Object.keys(before).length === 0 && Object.keys(after).length === 0;
}
