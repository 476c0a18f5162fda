import { isMap } from '../chapters/facts.ts';
import { isFormOf } from './spoken-of.ts';
import { actionsNamed } from './words/action-words.ts';
import { isEverything } from './words/everything.ts';
import { keyWords } from './words/key-words.ts';

/** The entities that rights may be of. */
export interface Owned {
  entities: readonly string[];
  spokenOf: (text: string) => readonly string[];
}

/** The roles with those that are named besides, as the document writes them; undefined where all are stated. */
interface Stating {
  rolesWith: (named: readonly string[]) => string | undefined;
  /** The permissions that are stated already: all of them are one list. */
  permissionsStated: readonly string[];
}

/** What may be done, and to what. */
interface Right {
  can: 'all' | readonly string[];
  on: 'all' | readonly string[];
}

const everything = /\b(?:everything|anything|all|full|alles)\b/i;

/** Whether a text or a thing tells what somebody may do. */
export const tellsRights = (value: unknown): boolean =>
  typeof value === 'string'
    ? /^(?:can|may|darf|kann)\b/i.test(value) ||
      actionsNamed(value.split(' ', 1)[0] ?? '').length > 0 ||
      everything.test(value)
    : Array.isArray(value)
      ? value.length > 0 && value.every(tellsRights)
      : isMap(value) && (Object.hasOwn(asPermission(value), 'can') || areRights(value));

/** What a permission states, by its own keys: `{ action: write, entity: order }`. */
export const asPermission = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [permissionWords.get(key) ?? key, inner]));

const permissionWords: ReadonlyMap<string, string> = new Map(Object.entries(keyWords.permission));

/** `{ book: [read] }`, `{ read: [book] }` */
function areRights(value: Readonly<Record<string, unknown>>): boolean {
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(
      ([key, rights]) =>
        key !== 'title' && key !== 'description' && (tellsRights(rights) || actionsNamed(key).length > 0),
    )
  );
}

/** The permissions of a role that rights as people write them amount to: one for all that the same may be done to. */
export function permissionsOf(role: string, rights: unknown, names: Owned, otherwise: 'all' | readonly string[]) {
  const merged = new Map<string, Right>();
  for (const right of rightsIn(rights, names, { on: otherwise, isStated: false })) {
    const key = right.on === 'all' ? 'all' : right.on.join();
    const earlier = merged.get(key);
    const can =
      earlier && earlier.can !== 'all' && right.can !== 'all' ? inOrder([...earlier.can, ...right.can]) : 'all';
    merged.set(key, earlier ? { ...right, can } : right);
  }
  return [...merged.values()].map(({ can, on }) => permissionTo(role, can, on));
}

const sentence = /^(?:an? |the |every )?([\p{L}\p{N}_-]+) +(?:can|may|darf|dürfen|kann|können) +(.+)$/iu;

/** `sellers can edit orders`: who may do what. */
export function saidOfRole(
  words: string,
  roles: readonly string[],
): readonly [role: string, rights: string] | undefined {
  const [, who, rights] = sentence.exec(words) ?? [];
  if (who === undefined || rights === undefined) return undefined;
  return [roles.find((one) => one === who || one === singular(who)) ?? singular(who), rights];
}

/** Permissions in their exact form, with the roles that they name where those are not stated. */
export function permitted(permissions: readonly string[], names: Stating): string {
  const named = permissions.flatMap((permission) => /\broles: \[([^\]]*)\]/.exec(permission)?.[1]?.split(', ') ?? []);
  const roles = names.rolesWith([...new Set(named)]);
  const all = [...new Set([...names.permissionsStated, ...permissions])];
  // To a longer list they are added.
  const list =
    all.length > mostShown ? permissions.map((one) => `- ${one}`).join('\n') : `permissions: [${all.join(', ')}]`;
  return `${roles === undefined ? '' : `${roles}\n`}${list}`;
}

const mostShown = 12;

/** A permission as the document writes it. */
export const permissionTo = (role: string, can: Right['can'], on: Right['on']) =>
  `{ roles: [${role}], can: ${listOrAll(can)}, on: ${listOrAll(on)} }`;

const listOrAll = (names: 'all' | readonly string[]) => (names === 'all' ? 'all' : `[${names.join(', ')}]`);
const inOrder = (actions: readonly string[]) => {
  const named = actionsNamed(actions.join(' '));
  return [...named, ...actions.filter((action, index) => !named.includes(action) && actions.indexOf(action) === index)];
};

/** What rights are of that do not say it themselves. */
interface Otherwise {
  on: Right['on'];
  isStated: boolean;
}

function rightsIn(rights: unknown, names: Owned, otherwise: Otherwise): Right[] {
  if (Array.isArray(rights)) return rights.flatMap((one) => rightsIn(one, names, otherwise));
  if (typeof rights === 'string') return clausesOf(rights, names).map((clause) => rightOf(clause, names, otherwise));
  if (!isMap(rights)) return [rightOf('', names, otherwise)];
  const { can, on } = asPermission(rights);
  if (can !== undefined)
    return rightsIn(can, names, on === undefined ? otherwise : { on: entitiesIn(on, names), isStated: true });
  return Object.entries(rights).flatMap(([key, value]) => {
    const [action] = actionsNamed(key);
    const [entity] = names.spokenOf(key);
    if (entity === undefined && action !== undefined) return [{ can: found([action]), on: entitiesIn(value, names) }];
    return rightsIn(value, names, { on: [entity ?? key], isStated: true });
  });
}

/** The entities that a word or a list names; the words themselves where there are none to choose from. */
function entitiesIn(value: unknown, names: Owned): Right['on'] {
  const words = (Array.isArray(value) ? value : [value]).filter((word) => typeof word === 'string');
  if (words.some(isEverything)) return 'all';
  return [...new Set(words.flatMap((word) => names.spokenOf(word)[0] ?? (names.entities.length > 0 ? [] : [word])))];
}

/** `read bikes and edit orders` are two, `read and edit orders` is one. */
function clausesOf(text: string, names: Owned): string[] {
  const parts = text.split(/\s*[,;、،]\s*|\s+(?:and|und)\s+/);
  const isWhole = (part: string) => actionsNamed(part).length > 0 && wordsFor(part, names).length > 0;
  return parts.every(isWhole) ? parts : [text];
}

function rightOf(clause: string, names: Owned, { on, isStated }: Otherwise): Right {
  const spoken = wordsFor(clause, names);
  const isAll = everything.test(clause);
  const actions = actionsNamed(clause);
  return {
    can: isAll && actions.length === 0 ? 'all' : found(actions),
    on: spoken.length > 0 ? spoken : isAll && !isStated ? 'all' : on,
  };
}

/** Whoever reads, changes or deletes something finds it in a list first. */
function found(actions: readonly string[]): string[] {
  const findsFirst = actions.length === 0 || actions.some((action) => action !== 'list' && action !== 'create');
  return findsFirst ? inOrder(['list', 'read', ...actions]) : [...actions];
}

const said =
  /^(?:can|may|must|do|everything|anything|all|any|the|and|or|full|access|to|own|with|darf|kann|alles|alle|und|eigene)$/i;

/** The entities that a text speaks of; of a document without any, the words that are left of it. */
function wordsFor(text: string, names: Owned): readonly string[] {
  if (names.entities.length > 0) return names.spokenOf(text);
  const words = text
    .split(/[^\p{L}\p{M}\p{N}_-]+/u)
    .filter((word) => word !== '' && !said.test(word) && actionsNamed(word).length === 0);
  const last = words.at(-1);
  return last === undefined ? [] : [singular(last)];
}

/** One of several, `bikes`. */
export function singular(word: string): string {
  const shorter = word.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '');
  return isFormOf(word, shorter) ? shorter : word;
}
