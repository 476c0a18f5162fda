import type { Entity, Screen } from '#specification';
import { relatedColumns } from './related-columns.ts';

/** The facts that a screen shows something of, and is outlined by: its columns, fields, states, and what can be done there. */
export function shownFacts({ kind, entity, columns, sections, related, facts }: Screen): string[] {
  if (!entity || kind === undefined) return [];
  switch (kind) {
    case 'list':
      return [...columns.map(({ field }) => field.path), ...statesOf(entity), ...bulkOf(entity, facts.bulk ?? [])];
    case 'detail': {
      const fields = sections?.flatMap(({ fields }) => fields.map(({ field }) => field.path));
      const ways = entity.lifecycle?.transitions.map(({ path }) => path) ?? [];
      const beside = related.flatMap(({ entity: other, by }) => (by ? relatedColumns(other, by) : []));
      return [
        ...beside.map(({ field }) => field.path),
        ...(fields ?? entity.fields.map(({ path }) => path)),
        ...ways,
        ...statesOf(entity),
        ...holdersOf(entity),
      ];
    }
    case 'create':
    case 'edit':
      return entity.fields.map(({ path }) => path);
    case 'dashboard':
    case 'text':
      return [];
  }
}

function statesOf({ lifecycle }: Entity): string[] {
  return lifecycle?.states.map(({ path }) => path) ?? [];
}

function bulkOf({ lifecycle }: Entity, bulk: readonly string[]): string[] {
  return bulk.flatMap((does) => lifecycle?.transition(does)?.path ?? []);
}

/** What becomes of the records that refer to one that is deleted. */
export function holdersOf({ referredBy }: Entity): string[] {
  return referredBy.map(({ path }) => `${path}.onDelete`);
}

/** The facts of an entity as a whole, which what it is called stands for. */
export function ownFacts({ path }: Entity): string[] {
  return ['key', 'display', 'plural', 'history'].map((fact) => `${path}.${fact}`);
}
