import type { Store, StoredRecord } from './store.ts';

/** Keeps records for as long as the page lives: for stories and tests. */
export function memoryStore(): Store {
  const entities = new Map<string, Map<string, StoredRecord>>();
  const of = (entity: string) => {
    const found = entities.get(entity) ?? new Map<string, StoredRecord>();
    entities.set(entity, found);
    return found;
  };
  return {
    all: async (entity) => structuredClone([...(entities.get(entity)?.values() ?? [])]),
    get: async (entity, key) => structuredClone(entities.get(entity)?.get(key)),
    put: async (entity, record, expected) => {
      if ((of(entity).get(record.key)?.revision ?? 0) !== expected) return false;
      of(entity).set(record.key, structuredClone(record));
      return true;
    },
    remove: async (entity, key) => void of(entity).delete(key),
    isUntouched: async (entity) => !entities.has(entity),
    fill: async (records) => {
      for (const [entity, list] of Object.entries(records))
        entities.set(entity, new Map(list.map((record) => [record.key, structuredClone(record)])));
    },
  };
}
