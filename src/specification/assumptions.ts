import type { EntityFacts, FieldFacts } from './chapters/entities/vocabulary.ts';
import type { LifecycleFacts } from './chapters/lifecycles/vocabulary.ts';
import type { ScreenFacts } from './chapters/screens/vocabulary.ts';
import type { Entity } from './compile/entity.ts';
import type { Field } from './compile/field.ts';
import type { Label } from './compile/label.ts';
import type { Path } from './compile/path.ts';
import { isBlank, type Values } from './compile/record.ts';
import type { Rule } from './compile/rules.ts';
import type { Specification } from './specification.ts';
import { isStateWord } from './state-word.ts';

/**
 * Every fallback of the app: where it must go on without a fact, it goes on with what stands here and nowhere else. Each
 * rests on a gap, whose words say what was assumed.
 */

/** What begins with a capital inside of a German name, and is no noun. */
const smallWords =
  /^(?:ab|als|am|an|auf|aus|bei|bis|darf|das|dem|den|der|des|die|durch|ein|eine|einem|einen|einer|fuer|hat|im|in|ist|mit|nach|nicht|noch|oder|ohne|pro|seit|sind|soll|um|und|unter|vom|von|vor|war|wird|zu|zum|zur|anlegen|ansehen|anzeigen|bearbeiten|drucken|entfernen|erstellen|suchen|verwalten|at|by|for|from|is|of|on|or|the|to|with)$/i;

/** A hyphen that belongs to its word, `E-Mail`, `x-ray`; any other parts words. */
const hyphens = /((?<=\p{L})-(?=\p{Lu})|(?<=(?<![\p{L}\p{N}])\p{L})-(?=\p{L}))|[-_]+/gu;

/**
 * `dueOn` and `due-on` become `Due on`. What is written in capitals, or in another script, stays as it is: `XL`, `DIN A4`.
 * @param language of the product: German nouns keep their capitals, `neuerFilm` becomes `Neuer Film`
 */
export function labelFrom(name: string, language?: string): string {
  const words = name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(hyphens, (_, own = ' ') => own)
    .trim();
  // What is written in words of their own is written as it is meant: German nouns have capitals.
  const isOneName = !/\s/.test(name.trim()) && /^[\x20-\x7e]+$/.test(words);
  const isLower = (word: string) => !/-\p{Lu}/u.test(word) && (!isGerman(language) || smallWords.test(word));
  const lower = isOneName
    ? words.replace(/\S*[a-z]\S*/g, (word) => (isLower(word) ? word.toLowerCase() : word))
    : words;
  return lower.charAt(0).toLocaleUpperCase() + lower.slice(1);
}

const isGerman = (language = '') => /^de(?:-|$)/i.test(language);

/** A stated title, else words made from the name. */
export function labelOf(name: string, title: string | null | undefined, language?: string): Label {
  return title ? { text: title, assumed: false } : { text: labelFrom(name, language), assumed: true };
}

/** Gap `purpose.locales`: the language that the chapters are called in. */
export function assumedLocale({ language = 'en' }: Pick<Specification, 'language'>): string {
  return language;
}

/** The language that a product calls its things in: the first that it states, else the one of its chapters. */
export function localeOf(specification: Pick<Specification, 'language' | 'purpose'>): string {
  return specification.purpose.locales?.[0] ?? assumedLocale(specification);
}

/** Gap `entity.key`: what identifies a record. */
export const assumedKey = 'id';

/**
 * Gap `entity.display`: what a record is called. A stated key is a name that people know; one that the product gave is
 * none: then it is the first line of text that was answered, else the name of the entity with a number.
 */
export function assumedDisplay(entity: Entity, values: Values, isSeen: (field: Field) => boolean): string {
  const [first] = assumedNames(entity)
    .filter(isSeen)
    .flatMap(({ name }) => (isBlank(values[name]) ? [] : [values[name]]));
  return typeof first === 'string' ? first : identified(entity, values);
}

/** What identifies a record that has no other name: a key that people know, else what it is with a number, else that alone. */
export function identified(entity: Entity, values: Values): string {
  const key = entity.keyOf(values);
  const isNumbered = entity.isKeyAssumed && key.startsWith(`${entity.name}-`);
  return isNumbered ? `${entity.label.text} ${key.slice(entity.name.length + 1)}` : key.trim() || entity.label.text;
}

/** What is called so holds sentences about a record, and no name of it. */
const aside = /^(?:note|remark|comment|descri|notiz|bemerk|komment|beschr|備考|メモ|説明|ملاحظ|وصف)/i;

/** The texts of which the first that is answered names a record. */
export function assumedNames(entity: Entity): Field[] {
  const isName = ({ name, kindName, isState }: Field) =>
    kindName === 'text' && !isState && name !== entity.key && !aside.test(name);
  return entity.isKeyAssumed ? entity.fields.filter(isName) : [];
}

/** Gap `entity.plural`: the list of all of them that is called by one word beginning as they are, `visits` for `visit`; it is called so. */
export function assumedPlural(entity: string, screens: Specification['screens']): string | undefined {
  const begins = entity.slice(0, 3).toLowerCase();
  const isPlural = (called: string) =>
    called.toLowerCase() !== entity.toLowerCase() &&
    called.toLowerCase().startsWith(begins) &&
    /^\p{L}\p{Ll}+$/u.test(called);
  const found = Object.entries(screens).find(
    ([name, { kind, entity: of, where, title }]) =>
      kind === 'list' && of === entity && where === undefined && isPlural(name) && isPlural(title ?? name),
  );
  return found?.[0];
}

/** Gap `lifecycle.field`: where the state is kept. No field of a document can be called so. */
export const assumedStateField = '$state';

/** The one field that looks like it: it has the states as its choices, or is a text that is called as what keeps one. */
export function stateFieldMeant({ fields }: EntityFacts, { states }: LifecycleFacts): string | undefined {
  const names = Object.keys(states ?? {});
  const [meant, ...others] = Object.entries(fields ?? {}).filter(([name, facts]) => keepsState(name, facts, names));
  return others.length === 0 ? meant?.[0] : undefined;
}

function keepsState(name: string, facts: FieldFacts, states: readonly string[]): boolean {
  if (facts.type !== undefined && facts.type !== 'string') return false;
  const choices = (facts.enum ?? []).map((choice) => (typeof choice === 'string' ? choice : choice.value));
  if (choices.length > 0) return states.length > 0 && states.every((state) => choices.includes(state));
  return isStateWord(name) && facts.format === undefined && facts.computed === undefined;
}

/** What that field is called: it has no name to make words from. */
export function assumedStateTitle(language: string): string {
  return stateTitles[language.split('-')[0] ?? ''] ?? 'State';
}

const stateTitles: Readonly<Record<string, string>> = { ar: 'الحالة', de: 'Zustand', ja: '状態' };

/** Gap `screen.pageSize`. */
export const assumedPageSize = 25;

/** Gap `field.maximum` of a rating: so many stars. */
export const assumedStars = 5;

/** Gap `error.status`. */
export const assumedStatus = 422;

/** Gap `screen.path`: a screen of one record is found by its key. */
export function assumedScreenPath(
  name: string,
  kind: ScreenFacts['kind'],
  entity: Pick<Entity, 'key'> | undefined,
): string {
  const isOfOne = kind === 'detail' || kind === 'edit';
  const step = name.trim().replaceAll(/\s+/g, '-');
  return isOfOne && entity ? `/${step}/:${entity.key}` : `/${step}`;
}

/** Gap `screen.columns`: the first fields that a column has room for, what a record is called before its state, and always that. */
export function assumedColumns(entity: Entity): Path[] {
  const columns = firstOf(entity, ({ kind }) => kind.isColumn);
  const called = entity.facts.display ?? assumedNames(entity)[0]?.name;
  const isLater = ({ name }: Path) => Number(name !== called);
  return columns[0]?.field.isState ? columns.toSorted((one, other) => isLater(one) - isLater(other)) : columns;
}

/** Gap `screen.filters`: the first fields that can be filtered by, and always the state. */
export function assumedFilters(entity: Entity): Path[] {
  return firstOf(entity, ({ filter }) => filter !== 'none' && filter !== 'text');
}

const mostAssumed = 6;

/** The first of some fields, of which the state is one wherever the document has it. */
function firstOf({ fields, lifecycle }: Entity, isOne: (field: Field) => boolean): Path[] {
  const state = lifecycle && lifecycle.states.length > 0 ? lifecycle.field : undefined;
  const found = fields.filter((field) => field === state || isOne(field));
  const first = found.slice(0, mostAssumed);
  const all = !state || first.includes(state) ? first : [...found.slice(0, mostAssumed - 1), state];
  return all.map(({ asPath }) => asPath);
}

/** Gap `screen.search`: every field that has words. */
export function assumedSearch(entity: Entity): Path[] {
  return entity.fields.filter(({ kind }) => kind.isSearched).map(({ asPath }) => asPath);
}

/** Gap `rule.at`: the first field that a rule compares and that people answer. */
export function assumedPlaces({ entity, assert }: Rule): string[] {
  const compared = (assert?.names ?? []).flatMap(([root, name]) =>
    root === 'record' ? (entity?.field(name ?? '') ?? []) : [],
  );
  return compared
    .filter(({ isAnswered }) => isAnswered)
    .map(({ name }) => name)
    .slice(0, 1);
}

/** Gap `calls.operation`: where a record or all of them are found. */
export function assumedAddresses(entity: string, key: string): { all: string; one: string } {
  const all = `/${encodeURIComponent(entity.toWellFormed())}`;
  return { all, one: `${all}/{${key}}` };
}

/** Gap `field.onDelete`: a record that another refers to is not deleted. */
export const assumedOnDelete = 'restrict';

/** Gap `entity.key`: numbers in the form of the key's pattern, as in `^R-[0-9]{6}$`; else behind the name of the entity. */
export function numberedKey(entity: Entity, number: number): string {
  const [, start, count] =
    /^\^?([^\\[\](){}|.*+?^$]*)(?:\[0-9\]|\\d)\{(\d{1,2})\}\$?$/.exec(entity.keyField.pattern ?? '') ?? [];
  return count ? `${start}${String(number).padStart(Number(count), '0')}` : `${entity.name}-${number}`;
}

/** Gap `access.users`: who somebody with a role is, where no entity keeps the users. */
export function assumedSubject(role: string): { id: string; roles: string[] } {
  return { id: role, roles: role ? [role] : [] };
}

/** Gap `field.maxSize`: how large a file in an answer may be where `maxSize` does not say: six of them still fit into what is sent at once. */
export const assumedFileBytes = 500_000;
