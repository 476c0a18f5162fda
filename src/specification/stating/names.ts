import { assumedKey, labelFrom, localeOf } from '../assumptions.ts';
import { rolesUsed } from '../chapters/access/roles-used.ts';
import { keyKinds } from '../chapters/entities/key-kinds.ts';
import { kindOf } from '../fields/index.ts';
import type { Specification } from '../specification.ts';
import { type Language, languageOf } from '../texts/language.ts';
import { exampleIn } from '../vocabulary/words/example-words.ts';

/** What people call that of which no two are the same. */
const identifying =
  /^(?:id|no|nr)$|(?:_|-|[a-z](?=[A-Z]))(?:id|no|nr)$|number|code|serial|nummer|kennung|key|sku|isbn|iban|e-?mail|slug|plate|番号|コード|رقم|رمز/i;

const nothing: readonly string[] = [];

/** The names of a document that an example may use. */
export class DocumentNames {
  readonly #specification: Specification;

  constructor(specification: Specification) {
    this.#specification = specification;
  }

  /** What stands where the document has no name of its own. */
  get language(): Language {
    const { language, purpose } = this.#specification;
    return languageOf(language ?? purpose.locales?.[0]);
  }

  /** Words of an example in the language of the document. */
  words(example: string): string {
    return exampleIn(this.language, example);
  }

  /** Words made from a name, as the product's language writes them. */
  labelFrom(name: string): string {
    return labelFrom(name, localeOf(this.#specification));
  }

  /** Of other languages nobody knows without asking: there it is to be written from the one. */
  pluralOf(label: string): string {
    return this.language === 'en' ? `${label}s` : label;
  }

  get entities(): readonly string[] {
    return Object.keys(this.#specification.entities);
  }

  /** The entity that an example is about: the first that is stated, or that a screen shows. */
  get subject(): string {
    const shown = Object.values(this.#specification.screens).find(({ entity }) => entity)?.entity;
    return this.entities[0] ?? shown ?? this.words('tool');
  }

  /** The fields of an entity that may tell its records apart, the likeliest first. */
  keysOf(entity: string | undefined): readonly string[] {
    const texts = this.#ofKind(entity, ['text', 'integer']);
    const { fields } = this.#entity(entity ?? '') ?? {};
    const unique = this.#ofKind(entity, [...keyKinds])
      .filter((name) => fields?.[name]?.unique)
      .toSorted((one, other) => Number(fields?.[other]?.required ?? false) - Number(fields?.[one]?.required ?? false));
    const called = texts.filter((name) => identifying.test(name));
    return [...new Set([...unique, ...called, ...this.#ofKind(entity, ['email'])])];
  }

  /** Those that are stated; where none are, those that are named elsewhere. */
  get roles(): readonly string[] {
    const { roles } = this.#specification.access;
    return roles ? Object.keys(roles) : rolesUsed(this.#specification);
  }

  entityOfScreen(screen: string): string | undefined {
    return this.#specification.screens[screen]?.entity ?? undefined;
  }

  keyOf(entity: string): string {
    return this.#entity(entity)?.key ?? assumedKey;
  }

  /** The fields that a screen shows, in their order: no form asks for the state. */
  shownFieldsOf(screen: string): readonly string[] {
    const { kind } = this.#specification.screens[screen] ?? {};
    const entity = this.entityOfScreen(screen);
    if (entity === undefined) return nothing;
    const state = kind === 'detail' ? undefined : this.#specification.lifecycles[entity]?.field;
    return Object.keys(this.#entity(entity)?.fields ?? {}).filter((name) => name !== state);
  }

  /** The fields of an entity of which an answer is one value. */
  fieldsOf(entity: string | undefined): readonly string[] {
    const fields = entity ? this.#entity(entity)?.fields : undefined;
    const simple = Object.entries(fields ?? {}).filter(([, field]) => {
      const { kind } = kindOf(field);
      return kind !== 'array' && kind !== 'object';
    });
    return simple.map(([name]) => name);
  }

  /** The fields of an entity whose answers are words. */
  textsOf(entity: string | undefined): readonly string[] {
    return this.#ofKind(entity, ['text', 'multiline', 'choice']);
  }

  numbersOf(entity: string | undefined): readonly string[] {
    return this.#ofKind(entity, ['duration', 'integer', 'number', 'money']);
  }

  datesOf(entity: string | undefined): readonly string[] {
    return this.#ofKind(entity, ['date', 'dateTime']);
  }

  filtersOf(entity: string | undefined): readonly string[] {
    return this.#ofKind(entity, ['choice', 'boolean', 'date', 'dateTime', 'integer', 'number', 'money', 'reference']);
  }

  statesOf(entity: string): readonly string[] {
    return Object.keys(this.#specification.lifecycles[entity]?.states ?? {});
  }

  /** Fields that keep the roles of a user. */
  roleFieldOf(entity: string): string | undefined {
    return Object.keys(this.#entity(entity)?.fields ?? {}).find((name) => /role/i.test(name));
  }

  #ofKind(entity: string | undefined, kinds: readonly string[]): readonly string[] {
    const fields = entity ? this.#entity(entity)?.fields : undefined;
    if (!fields) return nothing;
    return Object.entries(fields).flatMap(([name, field]) => (kinds.includes(kindOf(field).kind) ? [name] : []));
  }

  #entity(name: string) {
    const { entities } = this.#specification;
    return Object.hasOwn(entities, name) ? entities[name] : undefined;
  }
}
