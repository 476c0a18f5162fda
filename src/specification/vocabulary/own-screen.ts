import { labelFrom } from '../assumptions.ts';
import type { ScreenFacts } from '../chapters/screens/vocabulary.ts';
import type { Language } from '../texts/language.ts';
import type { OwnNames } from './own-example.ts';
import { isFormOf, singular } from './spoken-of.ts';
import { kindCalled, layouts, screenKinds } from './words/screen-kinds.ts';
import { typeWords } from './words/type-words.ts';
import { inFlow } from './written.ts';

/** The words of a text, also where they stand together: `OrderList`. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);

/** The kind of screen that words speak of, `list of orders`; a page with something on it is a list, with one of it a detail. */
function kindSpokenOf(words: string, entity: string): ScreenFacts['kind'] | undefined {
  const kinds = wordsOf(words).flatMap((word) => screenKinds.get(word) ?? []);
  const isOfOne = wordsOf(words).some((word, index, all) => ofOne.test(word) && isFormOf(all[index + 1] ?? '', entity));
  const other = kinds.find((kind) => kind !== 'text') ?? (isOfOne ? 'detail' : undefined);
  return other ?? (words.trim().includes(' ') ? undefined : kinds[0]);
}

const ofOne = /^(?:one|single|an?|each|eine?[nrms]?|einzelne[nrms]?)$/;

/** A list that is laid out by state or by day, as people call it: `board of orders`. */
export const layoutOf = (words: string): 'board' | 'calendar' | undefined =>
  wordsOf(words).flatMap((word) => layouts.get(word) ?? [])[0];

const ofWhat =
  /(?<!\p{L})(?:of|for|all|von|für|alle[rn]?)(?!\p{L}) +((?:(?:all|the|alle[rn]?|den?|die) +)?[\p{L}\p{N}_-]+)/iu;

/** What a screen is of, as its words say behind `of`; in the rest of them it shows fields. */
export const whatIn = (words = ''): string => ofWhat.exec(words)?.[1] ?? '';

/** What introduces the fields that a list shows, is filtered by, is searched and sorted by: `with name, price`. */
const introduced: readonly (readonly [key: string, words: RegExp])[] = [
  ['columns', /^(?:with|showing|shows?|columns?|mit|zeigt|spalten?)\s*:?\s+/i],
  ['filters', /^(?:and )?(?:can be )?(?:filter(?:ed|s|able|bar)?|gefiltert|filtern)\s*:?\s+(?:(?:by|on|nach)\s+)?/i],
  ['search', /^(?:and )?(?:can be )?(?:search(?:ed|able|es)?|suche|durchsuchbar)\s*:?\s+(?:(?:by|in|on|nach)\s+)?/i],
  ['sort', /^(?:and )?(?:sort(?:ed|s)?|order(?:ed)?(?= by)|sortiert|geordnet)\s*:?\s+(?:(?:by|nach)\s+)?/i],
];
const introducing =
  /(?<=[^\s,;.])[\s,;.]{1,9}(?:and |und )?(?=(?:with|showing|shows?|columns?|mit|zeigt|spalten?|(?:can be )?(?:filter|search|sort|order(?:ed)?(?= by))|gefiltert|sortiert|durchsuchbar)\w*\s*:?\s)/i;

/** What words say that a list shows, `list with name, price; filter by state`, and what else they say. */
function listed(written: string, fields: readonly string[]) {
  const [first = '', ...parts] = written.split(introducing);
  const stated = parts.map((part) => {
    const [key, words] = introduced.find(([, one]) => one.test(part)) ?? [];
    const names = words ? part.replace(words, '').split(/\s*[,;]\s*(?:and |und )?|\s+(?:and|und)\s+|[.;]\s*$/) : [];
    const meant = names.filter((name) => name !== '').map((name) => fields.find((field) => isFormOf(field, name)));
    return key && meant.length > 0 && meant.every((name) => name !== undefined)
      ? ([key, meant.map(inFlow)] as const)
      : undefined;
  });
  if (!stated.every((one) => one !== undefined)) return { said: written, facts: '' };
  const byKey = Map.groupBy(stated, ([key]) => key);
  const facts = [...byKey].map(
    ([key, all]) => `, ${key}: [${[...new Set(all.flatMap(([, names]) => names))].join(', ')}]`,
  );
  return { said: first, facts: facts.join('') };
}

type ScreenNames = Pick<OwnNames, 'fieldsOf' | 'keyOf' | 'language'>;

/** A screen in its exact form, of the kind that its words or its name speak of. */
export function screenOf(name: string, written: string, entity: string, names: ScreenNames): string {
  const layout = layoutOf(written) ?? (written === '' ? layoutOf(name) : undefined);
  const kind = layout
    ? 'list'
    : (kindSpokenOf(written, entity) ?? kindCalled(name) ?? (/[:{]/.test(name) ? 'detail' : 'list'));
  const path =
    /(?:^| )(\/[\p{L}\p{N}:{}/_-]*)/u.exec(written)?.[1] ?? `/${name.replace(/^\//, '').replaceAll(' ', '-')}`;
  const isOfOne = kind === 'detail' || kind === 'edit';
  const { said, facts } = kind === 'list' ? listed(written, names.fieldsOf(entity)) : { said: written, facts: '' };
  const description = saysMore(said, entity) ? `, description: ${inFlow(written)}` : '';
  const stated = `path: ${isOfOne && !path.includes(':') ? `${path}/:${names.keyOf(entity)}` : path}, kind: ${kind}${description}`;
  if (kind === 'text') return `{ ${stated} }`;
  return `{ ${stated}, ${kind === 'dashboard' ? `widgets: [${figureOf(entity, names.language)}]` : `entity: ${entity}`}${layout ? `, as: ${layout}` : ''}${facts} }`;
}

/** Whether words say more of a screen than its kind, what it shows and where it is found. */
function saysMore(written: string, entity: string): boolean {
  const own = wordsOf(labelFrom(entity));
  const isSaid = (word: string) =>
    word === '' ||
    screenKinds.has(word) ||
    layouts.has(word) ||
    plain.test(word) ||
    own.some((one) => isFormOf(word, one));
  return !wordsOf(written.replace(/(?:^| )\/\S*/gu, ' ')).every(isSaid);
}

const plain =
  /^(?:a|an|the|all|of|for|with|at|on|to|in|my|one|single|each|every|new|page|screen|der|die|das|den|alle[rn]?|von|für|mit|auf|zu[mr]?|eine?[nrms]?|neue[nrs]?|seite|bildschirm|ansicht)$/;

/** A figure on a dashboard, that counts the records of an entity. */
export function figureOf(entity: string, language: Language): string {
  return `{ kind: figure, title: ${labelFrom(entity, language)}, of: ${entity} }`;
}

const spokenBehind = (words: string) =>
  new RegExp(`(?:^| )(?:${words})(?: (?:all|the|an?|new|alle|aller|einen?|neue[nrs]?)|) (\\p{L}+)`, 'iu');

/** Beside what a screen or a call is about these say what is done. */
const plainVerb = /^(?:all|my|the|of|get|post|put|patch|delete|save|load|fetch|alle|meine|speichern|laden)$/;

/** What words about a screen are about, in a document without entities: `list of orders`, `newOrder`. */
export function nounOf(
  [written = '', ...names]: readonly string[],
  chapter: string | undefined,
  unnamed: string,
): string {
  if (chapter !== 'screens' && chapter !== 'calls') return unnamed;
  const behind = [spokenBehind('of|for|all|one|single|von|für|alle|ein|eine|einzelne'), spokenBehind('with|mit')]
    .map((pattern) => pattern.exec(written)?.[1])
    .find((word) => word !== undefined && !/^(?:who|what|which|number|wer|was|welche)$/i.test(word));
  const [noun = behind] = [behind, ...names, written].flatMap((name) =>
    labelFrom(name ?? '')
      .toLowerCase()
      .split(/[\s/]+/)
      .filter((word) => word !== '' && !screenKinds.has(word) && !typeWords.has(word) && !plainVerb.test(word))
      .slice(-1),
  );
  return noun === undefined ? unnamed : singular(noun);
}
