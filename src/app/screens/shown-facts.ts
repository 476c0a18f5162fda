import type { Screen } from '#specification';

/** The facts that a screen shows something of: the fields of its columns, or of its records, and what can be done there. */
export function shownFacts({ kind, entity, columns, sections }: Screen): string[] {
  if (!entity || kind === undefined) return [];
  switch (kind) {
    case 'list':
      return columns.map(({ field }) => field.path);
    case 'detail': {
      const fields = sections?.flatMap(({ fields }) => fields.map(({ field }) => field.path));
      const ways = entity.lifecycle?.transitions.map(({ path }) => path) ?? [];
      return [...(fields ?? entity.fields.map(({ path }) => path)), ...ways];
    }
    case 'create':
    case 'edit':
      return entity.fields.map(({ path }) => path);
    case 'dashboard':
    case 'text':
      return [];
  }
}
