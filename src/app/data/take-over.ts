import type { QueryClient } from '@tanstack/react-query';
import type { OneRecord, RecordPage } from '#client';
import type { Entity, Values } from '#specification';
import { recordKey } from './queries.ts';
import type { Session } from './session.tsx';

/** Takes over a record that was answered, wherever it is known: on its own, in lists, and where references lead to it. */
export function takeOver(queries: QueryClient, session: Session, entity: Entity, saved: OneRecord) {
  queries.setQueryData(recordKey(session, entity, saved.values), saved);
  const key = entity.keyOf(saved.values);
  queries.setQueriesData<RecordPage>({ queryKey: [...session.key, entity.name, 'list'] }, (page) =>
    page?.items.some((item) => entity.keyOf(item) === key)
      ? { ...page, items: page.items.map((item) => (entity.keyOf(item) === key ? renewed(item, saved) : item)) }
      : undefined,
  );
  session.known.put(entity, saved.values);
  session.known.putAll(entity, saved.included);
}

/** A list may show less of a record than it shows by itself. */
function renewed(item: Values, { values }: OneRecord): Values {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, name in values ? values[name] : value]));
}
