import { isMap } from '../chapters/facts.ts';
import type { ChapterKey } from '../chapters/keys.ts';
import type { OwnNames } from '../vocabulary/own-example.ts';
import type { Draft } from './draft.ts';
import { Entities } from './natural/short-field.ts';

const at = (value: unknown, key: string) => (isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined);
const keysOf = (value: unknown) => (isMap(value) ? Object.keys(value) : []);
const namesOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : keysOf(value);

/** The names that a document has, as far as it is read. */
export class DraftNames implements OwnNames {
  readonly #drafts: ReadonlyMap<ChapterKey, Draft>;
  #known: { entities: Entities; entityNames: readonly string[] } | undefined;

  constructor(drafts: ReadonlyMap<ChapterKey, Draft>) {
    this.#drafts = drafts;
  }

  get entities(): readonly string[] {
    return this.known.entityNames;
  }

  /** The entities, looked up once all of the document is read. */
  get known(): { entities: Entities; entityNames: readonly string[] } {
    if (!this.#known) {
      const entityNames = Object.keys(this.#drafts.get('entities')?.positions[2] ?? {});
      this.#known = { entities: new Entities(entityNames), entityNames };
    }
    return this.#known;
  }

  get roles(): readonly string[] {
    return namesOf(at(this.#value('access'), 'roles'));
  }

  fieldsOf(entity: string | undefined): readonly string[] {
    return entity === undefined ? [] : namesOf(at(at(this.#value('entities'), entity), 'fields'));
  }

  statesOf(entity: string): readonly string[] {
    const lifecycle = at(this.#value('lifecycles'), entity);
    return namesOf(Array.isArray(lifecycle) ? lifecycle : at(lifecycle, 'states'));
  }

  entityOfScreen(screen: string): string | undefined {
    const entity = at(at(this.#value('screens'), screen), 'entity');
    return typeof entity === 'string' ? entity : undefined;
  }

  #value(chapter: ChapterKey): unknown {
    return this.#drafts.get(chapter)?.value;
  }
}
