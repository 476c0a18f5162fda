import type { PermissionFacts } from './vocabulary.ts';

/** What permissions speak of. */
export class NamedActions {
  readonly #actions = new Map<string, Set<string>>();

  constructor(permissions: readonly PermissionFacts[]) {
    for (const { can, on } of permissions)
      for (const entity of namesOf(on)) {
        const actions = this.#actions.get(entity) ?? new Set();
        this.#actions.set(entity, actions);
        for (const action of namesOf(can)) actions.add(action);
      }
  }

  has(entity: string, action: string): boolean {
    return [entity, all].some((name) => {
      const actions = this.#actions.get(name);
      return actions !== undefined && (actions.has(action) || actions.has(all));
    });
  }
}

/** No name of a document: what `all` is kept under. */
const all = '\u0000';

function namesOf(list: 'all' | readonly string[] | null | undefined): readonly string[] {
  return list === 'all' ? [all] : (list ?? []);
}
