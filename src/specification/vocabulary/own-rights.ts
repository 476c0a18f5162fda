import { isMap, Written } from '../chapters/facts.ts';
import { wholeFlow } from '../reading/flow.ts';
import { isExpression } from './entity-of-rule.ts';
import { asPermission, isOfPermission, isOfRole, ofRights } from './keys-of-rights.ts';
import { deniedBy, inOrder, isOfDeed, type Of, type Right } from './own-denials.ts';
import { type Clause, clausesOf, fieldsWithout, type Owned, ownedBy, wordsLeft } from './own-limits.ts';
import { allSpokenOf, isFormOf, longestSentence, singular } from './spoken-of.ts';
import { actionsNamed, lettersSaid } from './words/action-words.ts';
import { denialsFirst, inTurn, mayDeny, saysDenial } from './words/denial-words.ts';
import { isEverything, isNothing, saysEverything } from './words/everything.ts';
import { exampleIn } from './words/example-words.ts';
import { denies, exception, isOwn, saysOwn } from './words/limit-words.ts';
import { ownersOf, verbsIn, wordsFor } from './words-of-rights.ts';
import { limitsAs, permissionTo } from './written-permissions.ts';

/** `Verträge lesen` */
const verbBehind = /(?<=^[^,;]* )[a-zäöü]+n(?=$|[,;]| und )/u;

/** What rights are of that name nothing: where there are several entities it is left to be written. */
const onlyEntity = ({ entities: [only, ...others], language }: Owned) =>
  others.length > 0 ? ['…'] : [only ?? exampleIn(language, 'tool')];

/** `can see orders`, `Sellers may not delete orders`. */
const tells = /^(?:(?:an? |the |all |alle )?[\p{L}\p{N}_-]+ +)?(?:can|cannot|may|darf|dürfen|kann|können)(?!\p{L})/iu;

/** `only own visits`, `no bills` */
const onlySome = /^(?:only|just|nur|own|no|not|keine?|never|nie|without|ohne) /iu;

const maySomewhere =
  /(?<!\p{L})(?:can|may|darf|dürfen|kann|können|يمكن(?:ه|ها|هم)?|يسمح|مسموح)(?!\p{L})|でき(?:る|ます|ない|ません)|[不]?可能?(?:です)?[\s.。、]*$|禁止/iu;

/** Whether a text or a thing tells what somebody may do. One that is too long to be understood may, and is not passed over. */
export const tellsRights = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length > longestSentence ||
      lettersSaid(value) !== undefined ||
      tells.test(value) ||
      isNothing(value) ||
      saysDenial(value) ||
      onlySome.test(value) ||
      ((exception.test(value) || mayDeny(value) || maySomewhere.test(value)) && actionsNamed(value).length > 0) ||
      saysOwn(value) ||
      actionsNamed(value.split(' ', 1)[0] ?? '').length > 0 ||
      actionsNamed(verbBehind.exec(value)?.[0] ?? '').length > 0 ||
      saysEverything(value)
    : Array.isArray(value)
      ? value.length > 0 && value.every(tellsRights)
      : isMap(value) && (Object.hasOwn(asPermission(value), 'can') || areRights(value));

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
export function permissionsOf(role: string, rights: unknown, names: Owned, on: Right['on'] = onlyEntity(names)) {
  const merged = new Map<string, Right>();
  if (rights === null) return [];
  for (const right of rightsIn(rights, { role, names, isDenied: false }, { on, isStated: false, said: '' })) {
    const key = `${right.on === 'all' ? 'all' : right.on.join()}${limitsAs(right.limits)}`;
    const earlier = merged.get(key);
    const can =
      earlier && earlier.can !== 'all' && right.can !== 'all' ? inOrder([...earlier.can, ...right.can]) : 'all';
    merged.set(key, earlier ? { ...right, can } : right);
  }
  return [...merged.values()].map(({ can, on, limits }) => permissionTo(role, can, on, limitsAs(limits)));
}

const sentence =
  /^(?:(?:an?|the|every|only|all|jede[rs]?|alle|nur|der|die|das) +){0,2}([\p{L}\p{N}_-]+) +(?:can|may|darf|dürfen|kann|können) +(.+)$/iu;

/** `As a seller, I can edit orders` */
const story =
  /^(?:as +(?:an? +|the +)?|als +(?:eine? +)?)([\p{L}\p{N}_-]+),? +(?:I +)?(can|may|kann|darf)(?: +ich)? +(.+)$/iu;

/** `sellers can edit orders`: who may do what. */
export function saidOfRole(
  words: string,
  roles: readonly string[],
): readonly [role: string, rights: string] | undefined {
  const [, who, rights] =
    sentence.exec(words.replace(story, '$1 $2 $3').replace(/(?<!\p{L})(?:cannot|can['’]t)(?!\p{L})/iu, 'can not')) ??
    [];
  if (who === undefined || rights === undefined || denies(who)) return undefined;
  const [role = singular(who), ...others] = roles.filter((one) => isFormOf(one, who));
  return [roles.includes(who) || others.length > 0 ? who : role, rights];
}

/** What rights are of that do not say it themselves, and in which words. */
interface Otherwise {
  on: Right['on'];
  isStated: boolean;
  said: string;
}

const unsaid = ({ on }: Otherwise): Right => ({ can: ['…'], on, limits: {} });

function rightsIn(rights: unknown, of: Of, otherwise: Otherwise): Right[] {
  const { names } = of;
  if (Array.isArray(rights) && rights.length > 0) return rights.flatMap((one) => rightsIn(one, of, otherwise));
  if (typeof rights === 'string') {
    if (rights.length > longestSentence) return [unsaid(otherwise)];
    if (isNothing(rights)) return [];
    const said = lettersSaid(rights) ?? rights.replaceAll(everythingWith, '$1 ');
    return rightsWhere(rights, of, otherwise) ?? inWords(said, of).flatMap((clause) => rightsOf(clause, of, otherwise));
  }
  if (!isMap(rights)) return [isNone(rights) ? nothing(otherwise) : unsaid(otherwise)];
  const { can, ...others } = asPermission(rights);
  if (can !== undefined) {
    const { denied = [], stated = [] } = Object.groupBy(Object.entries(others), ([key, said]) =>
      denies(key) && wordsIn(said).length > 0 ? 'denied' : 'stated',
    );
    const allowed = rightsWithin(Object.fromEntries(stated), of, otherwise, (...within) => rightsIn(can, ...within));
    const on = allowed.find((right) => right.on !== 'all')?.on;
    return [...allowed, ...denied.flatMap((entry) => rightsAt(...entry, of, on ? { ...otherwise, on } : otherwise))];
  }
  const { said = [], beside = [] } = Object.groupBy(Object.entries(rights), (entry) =>
    saysRight(...entry, names) ? 'said' : 'beside',
  );
  const limits = asPermission(Object.fromEntries(beside));
  const isOpen = said.length === 0 && !Object.keys(limits).every(isOfRole);
  return rightsWithin(limits, of, otherwise, (inner, within) =>
    isOpen ? [unsaid(within)] : said.flatMap((entry) => rightsAt(...entry, inner, within)),
  );
}

/** `everything with orders`, `alles an Rechnungen` */
const everythingWith = /(?<!\p{L})(everything|anything|alles) +(?:with|to|on|about|mit|an|bei) +/giu;

/** `read orders where status = open`: rights to one entity, under a condition that is understood. */
function rightsWhere(text: string, of: Of, otherwise: Otherwise): Right[] | undefined {
  const [, said, where = ''] = /^(.+?)[\s,]+(?:when|where|if|wenn|falls|sofern)\s+(\S.*)$/iu.exec(text) ?? [];
  const rights = said === undefined ? [] : rightsIn(said, of, otherwise);
  const [entity, ...others] = new Set(rights.flatMap(({ on }) => on));
  const when = entity === undefined || others.length > 0 ? undefined : of.names.condition?.(entity, where);
  return when === undefined ? undefined : rights.map((right) => limited(right, { when }));
}

/** What a text says, in clauses of which each allows and denies. */
function inWords(text: string, { role, names }: Pick<Of, 'role' | 'names'>): Clause[] {
  const entitiesIn = (part: string) => wordsFor(part, names);
  const isSpokenOf = (part: string) => entitiesIn(part).length > 0 || saysEverything(part);
  return inTurn(text, isSpokenOf).flatMap((part) => clausesOf(denialsFirst(part, isSpokenOf), entitiesIn, role));
}

/** `delete: false`, `orders: none`, `delete: nobody` */
const isNone = (rights: unknown) =>
  rights === null ||
  (rights instanceof Written && rights.value === false) ||
  (typeof rights === 'string' && (isNothing(rights) || /^(?:nein|✗|no[ -]?one)$/i.test(rights) || denies(rights)));
const nothing = ({ on }: Otherwise): Right => ({ can: 'all', on, limits: { effect: 'deny' } });

/** Rights with what is stated beside them. */
function rightsWithin(
  { on: onWhat, ...others }: Readonly<Record<string, unknown>>,
  of: Of,
  otherwise: Otherwise,
  rights: (of: Of, otherwise: Otherwise) => Right[],
): Right[] {
  const denied = typeof onWhat === 'string' ? deniedOn(onWhat) : undefined;
  const on = denied ?? onWhat;
  const stated = denied === undefined ? others : { ...others, effect: 'deny' };
  const isDenied = of.isDenied || !(stated.effect === undefined || stated.effect === 'allow');
  const within = rights({ ...of, isDenied }, on === undefined ? otherwise : statedOn(on, of.names));
  return within.map((right) => limited(right, stated));
}

/** Whether a key of rights says what may be done, or to what; what else stands there limits them. */
const saysRight = (key: string, rights: unknown, names: Owned) =>
  denies(key) ||
  ofRights.has(key) ||
  actionsNamed(key).length > 0 ||
  names.spokenOf(key).length > 0 ||
  (!isOfPermission(key) && !isOfRole(key) && (names.entities.length === 0 || tellsRights(rights)));

/** `read: book`, `book: read`, `deny: delete books` */
function rightsAt(key: string, rights: unknown, of: Of, otherwise: Otherwise): Right[] {
  const { names } = of;
  const rightsTo = (on: string) => rightsIn(rights, of, { on: [on], isStated: true, said: '' });
  const [entity] = names.spokenOf(key);
  if (entity !== undefined) return rightsTo(entity);
  if (denies(key)) return rightsWithin({ effect: 'deny' }, of, otherwise, (...within) => rightsIn(rights, ...within));
  if (ofRights.has(key)) return rightsIn(rights, of, otherwise);
  const [action] = actionsNamed(key);
  if (action === undefined) return rightsTo(key);
  if (isNone(rights)) return [{ ...nothing(otherwise), can: [action] }];
  if (rights instanceof Written) return rightsIn(key, of, otherwise);
  // `update: record.owner == subject.id`
  if (typeof rights === 'string' && isExpression(rights))
    return rightsIn(action, of, otherwise).map((right) => limited(right, { when: rights }));
  return rightsIn(exception.test(key) ? key : action, of, statedOn(rights, names));
}

/** The same with the limits that are stated of it; what is limited twice stays closed until that is written as one. */
function limited(right: Right, stated: Readonly<Record<string, unknown>>): Right {
  const given = Object.entries(stated).filter(([key, limit]) => limit !== undefined && !isOfRole(key));
  const limits = [...Object.entries(right.limits), ...given];
  const effects = limits.flatMap(([key, effect]) => (key === 'effect' ? [effect] : []));
  // To deny goes before to allow.
  const decisive = effects.length > 0 ? { effect: effects.find((effect) => effect !== 'allow') ?? 'allow' } : {};
  const isTwice = given.some(([key]) => key !== 'effect' && Object.hasOwn(right.limits, key));
  if (!isTwice) return { ...right, limits: { ...Object.fromEntries(limits), ...decisive } };
  const words = limits.flatMap(([key, limit]) => (key === 'effect' ? [] : [wordsOf(limit)]));
  return { ...right, limits: { when: `… ${words.join(' && ')}`, ...decisive } };
}

const wordsOf = (limit: unknown) => (typeof limit === 'string' ? limit.replace(/^… /, '') : wholeFlow(limit));

/** What is stated that rights are of; words of it may limit them. */
const statedOn = (on: unknown, names: Owned): Otherwise => ({
  on: entitiesIn(on, names),
  isStated: true,
  said: wordsIn(on).join(', '),
});

/** `on: nothing`, `on: no visits`: what is denied of. */
const deniedOn = (on: string) =>
  isNothing(on) ? 'all' : /^(?:no|none of|keine?[nrsm]?|never|not) +(?<what>.+)$/iu.exec(on)?.groups?.what;

const wordsIn = (value: unknown) => (Array.isArray(value) ? value : [value]).filter((word) => typeof word === 'string');

/** The entities that a word or a list names; the words themselves where there are none to choose from. */
function entitiesIn(value: unknown, names: Owned): Right['on'] {
  const words = wordsIn(value);
  if (words.some(isEverything)) return 'all';
  return [...new Set(words.flatMap((word) => names.spokenOf(word)[0] ?? (names.entities.length > 0 ? [] : [word])))];
}

/** `Der Arzt darf` */
const subject =
  /^\s*(?:(?:an?|the|der|die|das|eine?)\s+)?[\p{L}\p{N}_-]+\s+(?=(?:can|may|darf|dürfen|kann|können|must|should)(?!\p{L}))/iu;

function rightsOf({ words, without }: Clause, of: Of, { on: otherwise, isStated, said }: Otherwise): Right[] {
  const { role, names, isDenied } = of;
  const isAll = saysEverything(words);
  const named = wordsFor(words, names);
  const spoken = named.length > 0 || isStated || isAll ? named : ownersOf(words, names);
  const on = spoken.length > 0 ? spoken : isAll && !isStated ? 'all' : otherwise;
  const transitionsIn = (text: string) =>
    on === 'all' ? [] : on.flatMap((entity) => allSpokenOf(text, names.transitionsOf(entity)));
  const entitiesSaid = (text: string) =>
    on === otherwise && isStated && names.entities.length === 0 ? [text] : wordsFor(text, names);
  const unknown = wordsLeft(`${words} ${said}`, [entitiesSaid, transitionsIn], role);
  // A thing may be called as what is done: `create finds`.
  const deeds = words.split(/\s+/).filter((word) => names.spokenOf(word).length === 0);
  const known = [...actionsNamed(deeds.join(' ')), ...transitionsIn(words)];
  const verbs = isAll ? [] : verbsIn(words, unknown, names, transitionsIn);
  const isOfVerbs = verbs.length > 0 && unknown.every((word) => verbs.includes(word));
  const left = isOfVerbs ? [] : unknown;
  const actions = isOfVerbs ? [...known, ...verbs] : known;
  // To deny one action is not to deny finding what it is done to; of what nobody knows nothing else follows.
  const done = (isOfVerbs && known.length === 0) || (isDenied && actions.length > 0) ? actions : found(actions);
  const every = isAll && actions.length === 0 ? 'all' : done;
  // `may not delete orders`, `darf Aufträge nicht löschen`
  // Whoever is meant besides, to deny is never to allow.
  const object = words.replace(subject, '');
  const saysNothing = !isAll && actions.length === 0 && wordsLeft(object, [entitiesSaid], role).length === 0;
  const isDenial =
    saysNothing &&
    without.length > 0 &&
    (spoken.length === 0 || without.every(({ text }) => actionsNamed(text).length > 0));
  const fields = isDenial ? undefined : fieldsWithout(without.map(({ text }) => text).join(' '), on, names);
  const denied = (fields ? [] : without).map(({ text, said }) => ({
    said,
    rights: deniedBy(text, of, { can: every, on }),
  }));
  const open = denied.filter(({ rights }) => rights.length === 0).map((one) => one.said);
  const taken = denied.flatMap(({ rights }) => rights);
  // What may be denied is named by nobody but who denied it.
  const isDoubtful =
    !isDenied && (mayDeny(left.join(' ')) || (open.length > 0 && (every === 'all' || open.some(isOfDeed))));
  const can = isDoubtful ? ['…'] : every;
  const where = whereOf([...(isDenial && object !== words ? [] : left), ...open], role, on, names);
  if (isDenial) {
    const denials = taken.length > 0 ? taken : [{ can: ['…'], on, limits: { effect: 'deny' } }];
    return denials.map((right) => limited(right, where));
  }
  return [{ can, on, limits: { ...(fields ? { fields } : {}), ...where } }, ...taken];
}

/** Words that limit a right are its condition, or keep it closed until that is written. */
function whereOf(left: readonly string[], role: string, on: Right['on'], names: Owned): Right['limits'] {
  if (left.length === 0) return {};
  const own = left.every(isOwn) ? ownedBy(role, on, names) : undefined;
  return { when: own ?? `… ${left.join(' ')}` };
}

/** Whoever reads, changes or deletes something finds it in a list first. */
function found(actions: readonly string[]): string[] {
  const findsFirst = actions.length === 0 || actions.some((action) => action !== 'list' && action !== 'create');
  return findsFirst ? inOrder(['list', 'read', ...actions]) : [...actions];
}
