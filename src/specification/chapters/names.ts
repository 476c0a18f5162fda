import { assumedKey, stateFieldMeant } from '../assumptions.ts';
import type { Specification } from '../specification.ts';
import type { EntityFacts, FieldFacts } from './entities/vocabulary.ts';
import type { ChapterKey } from './keys.ts';
import type { StateFacts, TransitionFacts } from './lifecycles/vocabulary.ts';

/** Things by name; undefined where the document does not say which there are. Then no name is wrong. */
export type Directory<T = unknown> = ReadonlyMap<string, T> | undefined;

const keyFacts: FieldFacts = { type: 'string', readOnly: true };

/** What a document declares, to be asked by name. */
export class Names {
  readonly specification: Specification;
  readonly entities: Directory<EntityFacts>;
  readonly screens: Directory;
  readonly roles: Directory;
  readonly calls: Directory;
  readonly errors: Directory;
  readonly constants: Directory<Specification['constants'][string]>;
  readonly #stated: ReadonlySet<ChapterKey>;
  readonly #fields = new Map<string, Directory<FieldFacts>>();
  readonly #states = new Map<string, Directory<StateFacts>>();
  readonly #transitions = new Map<string, Directory<TransitionFacts>>();

  constructor(specification: Specification) {
    this.specification = specification;
    const { chapters, access } = specification;
    // A chapter that states that there is none of something declares all of it, too.
    const known = chapters.filter(({ state }) => state === 'stated' || state === 'none');
    this.#stated = new Set(known.map(({ key }) => key));
    const named = <T>(key: ChapterKey, facts: Record<string, T> | null | undefined): Directory<T> =>
      this.isKnown(key) && facts !== undefined ? new Map(Object.entries(facts ?? {})) : undefined;
    this.entities = named('entities', specification.entities);
    this.screens = named('screens', specification.screens);
    this.roles = named('access', access.roles);
    this.calls = named('calls', specification.calls);
    this.errors = named('errors', specification.errors);
    this.constants = named('constants', specification.constants);
  }

  /** Whether a chapter says what there is, if only that there is nothing. */
  isKnown(chapter: ChapterKey): boolean {
    return this.#stated.has(chapter);
  }

  /** The fields of an entity and its key; undefined where the entity or its fields are not stated. */
  fieldsOf(entity: string): Directory<FieldFacts> {
    return cached(this.#fields, entity, () => {
      const facts = this.entities?.get(entity);
      if (!facts || facts.fields === undefined) return undefined;
      return new Map([[facts.key ?? assumedKey, keyFacts], ...Object.entries(facts.fields ?? {})]);
    });
  }

  /** The states of an entity; undefined where they are not stated. */
  statesOf(entity: string): Directory<StateFacts> {
    return cached(this.#states, entity, () => {
      const states = this.#lifecycle(entity)?.states;
      return states === undefined ? undefined : new Map(Object.entries(states ?? {}));
    });
  }

  /** The transitions of an entity; undefined where it is not stated which there are. */
  transitionsOf(entity: string): Directory<TransitionFacts> {
    return cached(this.#transitions, entity, () => {
      if (!this.isKnown('lifecycles')) return undefined;
      const lifecycle = this.#lifecycle(entity);
      if (lifecycle && lifecycle.transitions === undefined) return undefined;
      return new Map(Object.entries(lifecycle?.transitions ?? {}));
    });
  }

  /** The field that keeps the state of an entity: as is stated, else the one that looks like it. */
  stateField(entity: string): string | undefined {
    const lifecycle = this.#lifecycle(entity);
    const facts = this.entities?.get(entity);
    return lifecycle?.field ?? (lifecycle && facts ? stateFieldMeant(facts, lifecycle) : undefined);
  }

  /** Whether an entity has states, and it is not stated which field keeps them. */
  keepsNoState(entity: string): boolean {
    const lifecycle = this.#lifecycle(entity);
    return lifecycle !== undefined && lifecycle.field === undefined;
  }

  #lifecycle(entity: string) {
    const { lifecycles } = this.specification;
    return Object.hasOwn(lifecycles, entity) ? lifecycles[entity] : undefined;
  }
}

function cached<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined || known.has(key)) return found as T;
  const made = make();
  known.set(key, made);
  return made;
}
