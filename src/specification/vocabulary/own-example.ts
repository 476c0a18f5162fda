import { isMap } from '../chapters/facts.ts';
import type { FieldKind } from '../fields/index.ts';
import { parseSortKey } from '../sort-key.ts';
import { limitsOf } from './condition-said.ts';
import { isThere } from './own-demand.ts';
import { markedSo, named, someNamed, typedListOf, typedNamesOf, wants } from './own-fields.ts';
import type { Owned } from './own-limits.ts';
import { moveSaid } from './own-move.ts';
import { movesListed } from './own-moves.ts';
import { movesIn, namesIn, namesOfText, namesOrOne, saidIn } from './own-names.ts';
import { pathSaid } from './own-path.ts';
import { ruleOf, ruleOfAll } from './own-rule.ts';
import { figureOf, nounOf, screenOf, whatIn } from './own-screen.ts';
import { usersSaid } from './own-users.ts';
import { viewSaid } from './own-view.ts';
import { isNameShown } from './shown-name.ts';
import { type Called, longestSentence } from './spoken-of.ts';
import { thingAt } from './thing-at.ts';
import { currencyMeant } from './words/currency-names.ts';
import { exampleIn } from './words/example-words.ts';
import { isUnit } from './words/units.ts';
import { inFlow } from './written.ts';

/** The names of a document that an example may use. */
export interface OwnNames extends Owned {
  roles: readonly string[];
  keyOf: (entity: string) => string;
  /** What a field holds, as far as it is said. */
  kindOf: (entity: string | undefined, field: string) => FieldKind | undefined;
  constants: readonly string[];
  statesOf: (entity: string) => readonly string[];
  /** What a field offers. */
  choicesOf: (entity: string, field: string) => readonly string[];
  /** The field that keeps the state, where one is stated. */
  stateFieldOf: (entity: string) => string | undefined;
  /** The same with their titles. */
  statesCalled: (entity: string) => readonly Called[];
  /** The roles with those that are named besides, as the document writes them; undefined where all are stated. */
  rolesWith: (named: readonly string[]) => string | undefined;
  /** The permissions that are stated already, as they are written. */
  permissionsStated: readonly string[];
  entityOfScreen: (screen: string) => string | undefined;
  /** An expression about records of an entity, as it may have been meant. */
  expressed: (entity: string, source: string) => string;
}

interface Asked {
  names: OwnNames;
  entity: string;
  steps: readonly string[];
  /** What stands there, where it is a text. */
  written: string;
  /** What stands there, where it is a list of names. */
  listed: readonly string[];
  input: unknown;
}

const allOf = (names: readonly string[]) => `[${names.join(', ')}]`;
const listOf = (names: readonly string[]) => allOf(names.slice(0, 4));
const actionOf: Readonly<Record<string, string>> = {
  get: 'list',
  post: 'create',
  put: 'update',
  patch: 'update',
  delete: 'delete',
};

/** `GET /bikes, a page at a time` */
const request = /(?:^| )(get|post|put|patch|delete) +(?:https?:\/\/[^/\s]+)?(\/[^\s,;]*)(?:[\s,;]+(.+))?/i;

/** Things, with the names of the document and the words that stand there. */
const things: Readonly<Record<string, (asked: Asked) => string | undefined>> = {
  screen: ({ names, entity, steps, written }) => screenOf(steps[1] ?? '', written, entity, names),
  entity: ({ written, listed, names, input }) => {
    const marked = Array.isArray(input) && input.some(isMarked) ? typedListOf(input) : undefined;
    if (marked !== undefined) return `{ fields: ${marked} }`;
    const items = listed.length > 0 ? input : written.split(/\s*[,;、،]\s*/);
    const fields = listed.length > 0 ? listed : namesIn(items);
    const isAll = Array.isArray(items) && fields.length === new Set(items).size;
    if (fields.length > 1 && (isAll || listed.length > 0)) return `{ fields: ${named(fields, saidIn(items))} }`;
    const own = listed.length > 0 ? listed : namesOfText(written);
    if (own.length > 0) return `{ fields: ${named(own, saidIn(items))} }`;
    const description = written.includes(' ') ? `description: ${inFlow(written)}, ` : '';
    return `{ ${description}fields: ${exampleIn(names.language, '{ name: { type: string } }')} }`;
  },
  lifecycle: ({ names, steps, listed, written, input }) => {
    const [states = []] = [listed, names.statesOf(steps[1] ?? ''), namesOrOne(written)].filter(
      ({ length }) => length > 0,
    );
    const [move] = movesIn([written.replace(/^.*?\b(?:from|von) (\S+) (?:to|nach|zu) (\S+)$/, '$1 -> $2')]);
    const way = written.includes(' from ') ? move?.join(' -> ') : written;
    if (move) return `{ initial: ${move[0]}, states: ${named(move)}, transitions: { ${move[1]}: ${way} } }`;
    return someNamed(states) && `{ states: ${named(states, saidIn(input))} }`;
  },
  transition: ({ names, steps, written }) =>
    moveSaid(steps.at(-1) ?? '', written, names.statesCalled(steps[1] ?? ''), limitsOf(steps[1] ?? '', names)),
  rule: ({ names, steps, written, input }) => {
    const name = steps.at(-1) ?? '';
    const conditions = Array.isArray(input) ? input.filter((one) => typeof one === 'string') : [];
    return conditions.length > 0 ? ruleOfAll(name, conditions, names) : ruleOf(name, written, names);
  },
  call: ({ entity, steps, written }) => {
    const ofName = request.exec(steps[1] ?? '');
    const [alone] = /^(?:get|post|put|patch|delete)(?= |$)/i.exec(written) ?? [];
    const [, address] = /^https?:\/\/[^/\s]+(\/\S*)$/.exec(written) ?? [];
    const [, method = alone ?? 'get', path = address ?? `/${entity}`, more] = request.exec(written) ?? ofName ?? [];
    const verb = method.toLowerCase();
    const isSaid = !request.test(written) && address === undefined && (ofName ? written !== '' : written.includes(' '));
    const said = isSaid ? written : more;
    const title = said ? `title: ${inFlow(said)}, ` : '';
    const does = verb === 'get' && /[{:]/.test(path) ? 'read' : actionOf[verb];
    return `{ ${title}method: ${verb}, path: ${inFlow(path)}, does: ${does}, entity: ${entity} }`;
  },
  permission: permissionOf,
  widget: ({ entity, names }) => figureOf(entity, names.language),
  constant: ({ written }) => {
    const [, value] = /(?<![\p{L}\d.,])(-?\d+(?:[.,]\d+)?)(?![\p{L}\d])/u.exec(written) ?? [];
    // Behind a comma stand three digits, or a fraction.
    if (value === undefined || /,\d{3}$/.test(value)) return undefined;
    const unit = written.slice(written.indexOf(value) + value.length).trim();
    const counted = isUnit(unit) ? `, unit: ${inFlow(unit)}` : '';
    return `{ title: ${inFlow(written)}, value: ${value.replace(',', '.')}${counted} }`;
  },
  error: (asked) => {
    const [, status, title = ''] = /^([45]\d\d)\b[\s:,–-]*(.+)$/.exec(asked.written) ?? [];
    return status === undefined ? titled(asked) : `{ status: ${status}, title: ${inFlow(title)} }`;
  },
  state: (asked) =>
    asked.input === null
      ? '{}'
      : /^(?:final|end|ende|endzustand)$/i.test(asked.written)
        ? '{ final: true }'
        : titled(asked),
  role: titled,
  users: ({ names, written }) => usersSaid(written, names),
  audience: titled,
  view: ({ names, steps, written }) => {
    const entity = names.entityOfScreen(steps[1] ?? '');
    if (written !== '' && entity !== undefined) return viewSaid(written, entity, names);
    const [field] = names.fieldsOf(entity);
    return field && `{ where: ${isThere(field)} }`;
  },
};

/** `- name: required` */
const isMarked = (item: unknown) =>
  isMap(item) && Object.values(item).some((said) => typeof said === 'string' && markedSo(said) !== undefined);

function titled({ written }: Asked): string | undefined {
  return written === '' ? undefined : `{ title: ${inFlow(written)} }`;
}

/** Who may do what is never made up: of words that say it of nobody here it is left open. */
function permissionOf({ names, entity, written, listed, input }: Asked): string {
  const words = [written, ...listed].filter((word) => word !== '');
  const isAll = words.some((word) => /^(?:all|alles|everything)$/i.test(word));
  const isSaid = words.length > 0 || (isMap(input) && Object.keys(input).length > 0);
  const [role = exampleIn(names.language, 'your role')] = isSaid && names.roles.length > 0 ? ['…'] : names.roles;
  if (isAll) return `{ roles: [${role}], can: all, on: all }`;
  const [on = isSaid ? '…' : entity] = words.flatMap((word) => names.spokenOf(word));
  return `{ roles: [${role}], can: [${isSaid ? '…' : 'list, read'}], on: [${on}] }`;
}

/** The names that stand there, as a list or in a text. */
function namedThere({ written, listed, input }: Asked, facts?: typeof wants): string | undefined {
  return someNamed(listed.length > 0 ? listed : namesOrOne(written), saidIn(input), facts);
}

function firstListed({ listed: [first] }: Asked): string | undefined {
  return first;
}

/** The fields that stand there, `{ name: Name, price: Price }`; else those that there are. */
function fieldsOfScreen({ names, steps, input }: Asked): string | undefined {
  const fields = names.fieldsOf(names.entityOfScreen(steps[1] ?? ''));
  const isField = (name: unknown) => typeof name === 'string' && fields.includes(parseSortKey(name).name);
  const said = fieldsSaid(input, isField).filter(isField);
  return said.length > 0 ? allOf([...new Set(said)].slice(0, mostNamed)) : someOf(fields);
}

/** The keys of a thing, of a list of things what each says of itself or its key; what descends has a `-` in front. */
function fieldsSaid(input: unknown, isField: (name: unknown) => boolean): string[] {
  if (Array.isArray(input))
    return input.flatMap((item) => {
      const said = isMap(item) ? Object.entries(item).flat().find(isField) : item;
      return typeof said === 'string' ? [said] : [];
    });
  if (!isMap(input)) return [];
  return Object.entries(input).map(([name, order]) => (isDescending(order) ? `-${name}` : name));
}

const isDescending = (order: unknown) => typeof order === 'string' && /^(?:desc|down|absteigend)/i.test(order);
const someOf = (names: readonly string[]) => (names.length > 0 ? listOf(names) : undefined);
const firstState = ({ names, steps }: Asked) => names.statesOf(steps[1] ?? '')[0];

/** Keys whose values are names of the document. */
const keys: Readonly<Record<string, (asked: Asked) => string | undefined>> = {
  'purpose.title': firstListed,
  'purpose.audience': (asked) => {
    const { written } = asked;
    const isSentence = written.includes(' ') && namesOfText(written).length === 0;
    if (!isSentence) return namedThere(asked, wants);
    return firstWord(written) && `{ ${firstWord(written)}: { title: ${inFlow(written)} } }`;
  },
  'purpose.currency': ({ written }) => currencyMeant(written),
  'access.roles': (asked) => namedThere(asked),
  'screen.path': ({ written }) => pathSaid(written),
  'call.path': ({ written }) => pathSaid(written),
  'screen.sections': ({ names, steps, written, listed: [first] }) => {
    const title = written || first;
    const fields = someOf(names.fieldsOf(names.entityOfScreen(steps[1] ?? '')));
    return title && `[{ title: ${inFlow(title)}${fields ? `, fields: ${fields}` : ''} }]`;
  },
  'entity.plural': firstListed,
  'entity.samples': ({ names, steps, listed }) => {
    const [field] = names.fieldsOf(steps[1]);
    return field && listed.length > 0 ? `[${listed.map((sample) => `{ ${field}: ${sample} }`).join(', ')}]` : undefined;
  },
  'screen.entity': ({ entity }) => entity,
  'screen.columns': fieldsOfScreen,
  'screen.filters': fieldsOfScreen,
  'screen.search': fieldsOfScreen,
  'screen.sort': fieldsOfScreen,
  'screen.roles': ({ names }) => someOf(names.roles),
  'widget.of': ({ entity }) => entity,
  'screen.widgets': ({ names, entity, listed, written }) => {
    const spoken = [...new Set([...listed, written].flatMap((words) => names.spokenOf(words)))];
    return `[${(spoken.length > 0 ? spoken : [entity]).map((one) => figureOf(one, names.language)).join(', ')}]`;
  },
  'entity.fields': ({ written, listed, input }) =>
    typedNamesOf(written) ??
    typedListOf(input) ??
    someNamed(listed.length > 0 ? listed : namesOfText(written), saidIn(input)),
  'screen.views': ({ names, steps, written }) => {
    const [field] = names.fieldsOf(names.entityOfScreen(steps[1] ?? ''));
    const view = written.trim();
    return field === undefined || !isNameShown(view) ? undefined : `{ ${view}: { where: ${isThere(field)} } }`;
  },
  'entity.unique': ({ listed }) => (listed.length > 1 ? `[${allOf(listed)}]` : undefined),
  'entity.display': ({ names, steps }) => names.fieldsOf(steps[1])[0],
  'field.to': ({ entity }) => entity,
  'lifecycle.initial': firstState,
  'lifecycle.states': (asked) => namedThere(asked),
  'lifecycle.transitions': ({ names, steps, input }) => {
    const called = names.statesCalled(steps[1] ?? '');
    const listed = movesListed(input, called, limitsOf(steps[1] ?? '', names));
    if (listed !== undefined) return listed;
    if (typeof input === 'string' && input.includes(' ') && called.length > 0)
      return `{ name: ${moveSaid('', input, called, limitsOf(steps[1] ?? '', names))} }`;
    const [from, to] = names.statesOf(steps[1] ?? '');
    return from && to && `{ ${to}: { from: [${from}], to: ${to} } }`;
  },
  'state.editable': ({ names, steps }) => someOf(names.fieldsOf(steps[1])),
  'transition.from': (asked) => someOf([firstState(asked)].filter((state) => state !== undefined)),
  'transition.to': ({ names, steps, listed: [first] }) => first ?? names.statesOf(steps[1] ?? '').at(-1),
  'transition.asks': ({ names, steps }) => someOf(names.fieldsOf(steps[1])),
  'rule.entity': ({ entity }) => entity,
  'access.permissions': (asked) => `[${permissionOf(asked)}]`,
  'permission.roles': ({ names }) => someOf(names.roles),
  'permission.on': ({ entity }) => `[${entity}]`,
  'call.entity': ({ entity }) => entity,
};

/** Longer lists are no example. */
const mostNamed = 6;
const firstWord = (text: string) => /^[\p{L}\p{N}]{1,30}(?= )/u.exec(text)?.[0].toLowerCase();
/** What could be written at a path, with the names of its document; undefined where an example's own would do as well. */
export function ownExample(path: string, input: unknown, names: OwnNames): string | undefined {
  const at = thingAt(path);
  const tool = exampleIn(names.language, 'tool');
  const [first = tool] = names.entities;
  if (!at || (typeof input === 'string' && input.length > longestSentence)) return undefined;
  const steps = path.split('.');
  const own = steps[1] ?? '';
  const isOfEntity = (steps[0] === 'entities' || steps[0] === 'lifecycles') && names.entities.includes(own);
  const words = [typeof input === 'string' ? input : '', ...namesIn(input), steps[0] === 'access' ? '' : own];
  const told = steps[0] === 'screens' && at.key === undefined ? [whatIn(words[0]), own, ...words] : words;
  const [spoken = names.entities.length > 0 ? first : nounOf(words, steps[0], tool)] = told.flatMap((text) =>
    names.spokenOf(text),
  );
  const entity = isOfEntity ? own : spoken;
  const asked = {
    names,
    entity,
    steps,
    written: typeof input === 'string' ? input.trim() : '',
    listed: namesIn(input),
    input,
  };
  const of = at.key === undefined ? things : keys;
  const name = at.key === undefined ? at.thing : `${at.thing}.${at.key}`;
  return Object.hasOwn(of, name) ? of[name]?.(asked) : undefined;
}
