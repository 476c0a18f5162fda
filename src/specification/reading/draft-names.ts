import { assumedKey } from '../assumptions.ts';
import { isMap } from '../chapters/facts.ts';
import type { ChapterKey } from '../chapters/keys.ts';
import { type FieldKind, kindOf } from '../fields/index.ts';
import { remember } from '../remember.ts';
import { isStateWord } from '../state-word.ts';
import { type Language, languageOf } from '../texts/language.ts';
import { conditionSaid } from '../vocabulary/condition-said.ts';
import { withConstants } from '../vocabulary/constants-said.ts';
import { asPermission } from '../vocabulary/keys-of-rights.ts';
import { mendedExpression } from '../vocabulary/mended-expression.ts';
import type { OwnNames } from '../vocabulary/own-example.ts';
import { wordsLeft } from '../vocabulary/own-limits.ts';
import { namesOfText } from '../vocabulary/own-names.ts';
import { tellsRights } from '../vocabulary/own-rights.ts';
import { allSpokenOf, type Called } from '../vocabulary/spoken-of.ts';
import { thingAt } from '../vocabulary/thing-at.ts';
import { leavesOpen } from '../vocabulary/words/open.ts';
import { languageOfTitles } from './chapter-words/index.ts';
import type { Draft } from './draft.ts';
import { at, called, isText, keysOf, namesOf, textIn } from './drafted.ts';
import { flowOf, wholeFlow } from './flow.ts';
import { statesMeant } from './lifecycle-meant.ts';
import { Entities, saysType } from './natural/short-field.ts';
import type { Findings, Listed } from './report.ts';
import { joined } from './tails.ts';

const isPermission = (value: unknown) => isMap(value) && asPermission(value).can !== undefined;

const texts = /\.(?:title|plural|description|summary|detail|confirm|unit)$/;

/** Whether words behind a comma go on with a text: of a field or a list they are items. */
function isOneText(path: string): boolean {
  const at = thingAt(path);
  return texts.test(path) || (at !== undefined && at.key === undefined && at.thing !== 'field');
}

interface Told {
  states: readonly string[];
  field: string | undefined;
}

/** The lifecycles of each document that are told their exact form, by entity. */
const toldOf = new WeakMap<ReadonlyMap<ChapterKey, Draft>, Map<string, Told>>();

/** The names that a document has, as far as it is read. */
export class DraftNames implements OwnNames {
  readonly #drafts: ReadonlyMap<ChapterKey, Draft>;
  readonly #listed: ReadonlyMap<string, Listed>;
  readonly #alone: ReadonlyMap<string, readonly string[]>;
  /** The states of lifecycles that are told their exact form, and the field with it. */
  readonly #told: Map<string, Told>;
  #listing: ReadonlyMap<string, string> | undefined;
  #called: readonly Called[] | undefined;
  /** By what is written: a long document has many fields of few types. */
  readonly #spoken = new Map<string, readonly string[]>();
  #known: { entities: Entities; entityNames: readonly string[] } | undefined;

  constructor(
    drafts: ReadonlyMap<ChapterKey, Draft>,
    { listed, alone }: Pick<Findings, 'alone' | 'listed'> = { listed: new Map(), alone: new Map() },
  ) {
    this.#drafts = drafts;
    this.#listed = listed;
    this.#alone = alone;
    // They are taken out before the rules are asked.
    this.#told = remember(toldOf, drafts, () => new Map());
    for (const entity of keysOf(this.#value('lifecycles'))) this.#toldOf(entity);
  }

  /** What is written at a path as the list that it seems to be: `size: S, M, L`, `columns: { name, price }`. */
  asListed(path: string, value: unknown): unknown {
    if (isMap(value) && Object.keys(value).length === 0) return this.#alone.get(path) ?? value;
    const listed = typeof value === 'string' ? this.#listed.get(path) : undefined;
    if (listed && isOneText(path)) return joined(listed);
    // A field may be called `number`; where fields are stated that is a type.
    if (listed && !(saysType(value) && path.startsWith('entities.')))
      return [value, ...listed.words.map(({ word }) => word)];
    return /^access(?:\.|$)/.test(path) ? this.#rightsListed(path, value) : value;
  }

  /** Rights as they are written: `{ clerk: may see boats, plan outings }` is said of one role. */
  #rightsListed(path: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one, index) => this.asListed(`${path}.${index}`, one));
    if (!isMap(value)) return value;
    const own = Object.entries(value).filter(([key]) => this.listing(path, key) === undefined || !this.#goesOn(key));
    return Object.fromEntries(own.map(([key, inner]) => [key, this.asListed(`${path}.${key}`, inner)]));
  }

  /** Whether words behind a comma go on with what stands in front of it; a role may stand there by itself. */
  #goesOn(words: string): boolean {
    return !this.roles.includes(words) && (/\s/.test(words) || tellsRights(words) || this.spokenOf(words).length > 0);
  }

  /** The key of a thing behind whose value a word is listed. */
  listing(path: string, word: string): string | undefined {
    this.#listing ??= new Map(
      [...this.#listed].flatMap(([at, { words }]) => {
        const around = at.slice(0, at.lastIndexOf('.'));
        return words.map(({ word }) => [`${around}.${word}`, at.slice(around.length + 1)] as const);
      }),
    );
    return this.#listing.get(`${path}.${word}`);
  }

  get language(): Language {
    const titles = [...this.#drafts.values()].flatMap(({ title }) => title ?? []);
    const locales = at(this.#value('purpose'), 'locales');
    const [locale] = Array.isArray(locales) ? locales : [locales];
    return languageOfTitles(titles) ?? languageOf(typeof locale === 'string' ? locale : undefined);
  }

  /** The currency of the product. */
  get currency(): string | undefined {
    return textIn(this.#value('purpose'), 'currency');
  }

  get entities(): readonly string[] {
    return this.known.entityNames;
  }

  /** The entities, looked up once all of the document is read. */
  get known(): { entities: Entities; entityNames: readonly string[] } {
    if (!this.#known) {
      const entityNames = Object.keys(this.#drafts.get('entities')?.positions[2] ?? {});
      const pluralOf = (name: string) => textIn(at(this.#value('entities'), name), 'plural');
      this.#known = { entities: new Entities(entityNames, pluralOf), entityNames };
    }
    return this.#known;
  }

  spokenOf(text: string): readonly string[] {
    this.#called ??= this.entities.map((name) => {
      const entity = at(this.#value('entities'), name);
      return [name, textIn(entity, 'title'), textIn(entity, 'plural')];
    });
    const all = this.#called;
    return remember(this.#spoken, text, () => allSpokenOf(text, all));
  }

  severalOf(word: string): string | undefined {
    return this.known.entities.severalOf(word);
  }

  /** Whether a text or a list names nothing but entities and what is done to them: `orders`, `approve orders, edit bikes`. */
  areEntities(value: unknown): boolean {
    const parts = (Array.isArray(value) ? value : [value]).flatMap((one) =>
      typeof one === 'string' && one.length < 200 ? one.split(/\s*[,;、،]\s*|\s+(?:and|und|&)\s+/) : [undefined],
    );
    return parts.length > 0 && parts.every((part) => part !== undefined && this.#isOfNames(part));
  }

  #isOfNames(part: string): boolean {
    if (this.known.entities.meant(part) !== undefined || tellsRights(part)) return true;
    const taken = (text: string) => this.entities.flatMap((entity) => allSpokenOf(text, this.transitionsOf(entity)));
    return taken(part).length > 0 && wordsLeft(part, [(text) => this.spokenOf(text), taken], '').length === 0;
  }

  keyOf(entity: string): string {
    return textIn(at(this.#value('entities'), entity), 'key') ?? assumedKey;
  }

  get roles(): readonly string[] {
    return namesOf(this.rolesStated);
  }

  /** The roles with all that is stated of them. */
  get rolesStated(): unknown {
    return called(this.#value('access'), 'access', 'roles');
  }

  get permissionsStated(): readonly string[] {
    const stated = this.permissionsWritten;
    return Array.isArray(stated) ? stated.filter(isPermission).map(wholeFlow) : [];
  }

  /** The permissions with all that is written of them. */
  get permissionsWritten(): unknown {
    return called(this.#value('access'), 'access', 'permissions');
  }

  rolesWith(named: readonly string[]): string | undefined {
    const others = named.filter((role) => !this.roles.includes(role));
    return others.length === 0 ? undefined : this.rolesBeside(others.map((role) => [role, {}]));
  }

  /** The roles with others, as the document writes them. */
  rolesBeside(others: readonly (readonly [role: string, facts: unknown])[]): string {
    const stated = this.roles.map((role) => [role, at(this.rolesStated, role) ?? {}] as const);
    const all = new Map<string, unknown>([...stated, ...others]);
    return `roles: ${flowOf([...all].map(([role, facts]) => [role, wholeFlow(facts ?? {})]))}`;
  }

  fieldsOf(entity: string | undefined): readonly string[] {
    return entity === undefined ? [] : namesOf(at(at(this.#value('entities'), entity), 'fields'));
  }

  kindOf(entity: string | undefined, field: string): FieldKind | undefined {
    const stated = at(at(at(this.#value('entities'), entity ?? ''), 'fields'), field);
    // What is written may be no type at all.
    const found: ReturnType<typeof kindOf> | undefined = kindOf(isMap(stated) ? stated : {});
    return found?.assumed === false ? found.kind : undefined;
  }

  /** What a field offers. */
  choicesOf(entity: string, field: string): readonly string[] {
    const choices = at(at(at(at(this.#value('entities'), entity), 'fields'), field), 'enum');
    return Array.isArray(choices) ? choices.map((one) => textIn(one, 'value') ?? one).filter(isText) : [];
  }

  /** An expression about records of an entity, as it may have been meant. */
  expressed(entity: string, source: string): string {
    const fields = this.fieldsOf(entity);
    const choosing = [entity, ...this.referencesOf(entity).map(([, to]) => to)];
    const choices = choosing.flatMap((one) => this.fieldsOf(one).flatMap((field) => this.choicesOf(one, field)));
    const values = [...this.statesOf(entity), ...choices];
    const { text, named } = withConstants(source, this.constants, fields);
    return named(mendedExpression(text, { fields, stateField: this.stateFieldOf(entity), values }));
  }

  condition(entity: string, words: string): string | undefined {
    const said = conditionSaid(words, entity, this);
    return leavesOpen(said) ? undefined : said;
  }

  get constants(): readonly string[] {
    return keysOf(this.#value('constants'));
  }

  referencesOf(entity: string): readonly (readonly [field: string, to: string])[] {
    const fields = at(at(this.#value('entities'), entity), 'fields');
    return Object.entries(isMap(fields) ? fields : {}).flatMap(([field, stated]) => {
      const to = textIn(stated, 'to');
      return to === undefined ? [] : [[field, to] as const];
    });
  }

  transitionsOf(entity: string): readonly Called[] {
    const transitions = at(at(this.#value('lifecycles'), entity), 'transitions');
    return keysOf(transitions).map((name) => [name, textIn(at(transitions, name), 'title')]);
  }

  get usersEntity(): string | undefined {
    return textIn(at(this.#value('access'), 'users'), 'entity');
  }

  statesOf(entity: string): readonly string[] {
    const lifecycle = at(this.#value('lifecycles'), entity);
    const states = Array.isArray(lifecycle) ? lifecycle : at(lifecycle, 'states');
    if (states === undefined) return this.#toldOf(entity)?.states ?? [];
    return typeof states === 'string' ? namesOfText(states) : namesOf(states);
  }

  #toldOf(entity: string) {
    const said = at(this.#value('lifecycles'), entity);
    if (said !== undefined && !isMap(said)) {
      const states = statesMeant(said);
      this.#told.set(entity, { states, field: this.fieldWith(entity, states) });
    }
    return this.#told.get(entity);
  }

  stateFieldOf(entity: string): string | undefined {
    return textIn(at(this.#value('lifecycles'), entity), 'field') ?? this.#toldOf(entity)?.field;
  }

  /** The one field of an entity that may keep these states: it has them as its choices, or is called as one that does. */
  fieldWith(entity: string | undefined, states: readonly string[]): string | undefined {
    const fields = at(at(this.#value('entities'), entity ?? ''), 'fields');
    const keeps = (name: string) => {
      const values = this.choicesOf(entity ?? '', name);
      return values.length > 0 ? states.every((state) => values.includes(state)) : isStateWord(name);
    };
    const [field, ...others] = keysOf(fields).filter(keeps);
    return others.length === 0 ? field : undefined;
  }

  statesCalled(entity: string): readonly Called[] {
    const states = at(at(this.#value('lifecycles'), entity), 'states');
    return this.statesOf(entity).map((name) => [name, textIn(at(states, name), 'title')]);
  }

  entityOfScreen(screen: string): string | undefined {
    const entity = textIn(at(this.#value('screens'), screen), 'entity') ?? '';
    return this.entities.find((name) => name === entity) ?? this.spokenOf(entity)[0] ?? this.spokenOf(screen)[0];
  }

  #value(chapter: ChapterKey): unknown {
    return this.#drafts.get(chapter)?.value;
  }
}
