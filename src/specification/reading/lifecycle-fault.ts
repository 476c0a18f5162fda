import { isMap } from '../chapters/facts.ts';
import { isSlip } from '../near.ts';
import { limitsOf } from '../vocabulary/condition-said.ts';
import { takers, wayIn } from '../vocabulary/own-move.ts';
import { isNameShown } from '../vocabulary/shown-name.ts';
import { exampleIn } from '../vocabulary/words/example-words.ts';
import { keyCalled, keyWords } from '../vocabulary/words/key-words.ts';
import type { Fault, Held } from './faults.ts';
import { flow } from './flow.ts';
import { lifecycleMeant } from './lifecycle-meant.ts';
import { type Around, endings } from './lifecycle-words.ts';

type Steps = readonly (string | number)[];

const ofLifecycle: ReadonlySet<string> = new Set(['field', 'initial', 'states', 'transitions']);

/**
 * States and transitions as people write them, told the exact form of the whole lifecycle, once. What is only a slip of
 * the pen, or a list of states, is told by itself.
 * @param keys those that nothing has a place for
 * @param known those that there are
 */
export function lifecycleFault(
  { chapter, root, names }: Held,
  steps: Steps,
  keys: readonly string[] = [],
  known: readonly string[] = [],
): Fault[] | undefined {
  const [entity] = steps;
  if (chapter !== 'lifecycles' || typeof entity !== 'string' || !isMap(root)) return undefined;
  const whole = root[entity];
  const around = aroundOf(names, entity);
  const isMeant = isToldWhole(whole, steps.slice(1), keys, { known, fields: around.fields });
  const meant = isMeant ? lifecycleMeant(whole, around) : undefined;
  const isTold = keys.length > 0 || / -> |from: /.test(meant ?? '') || areListed(whole);
  if (meant === undefined || !isTold) return undefined;
  const places = keys.length > 0 ? keys.map((key) => [...steps, key]) : [steps];
  const values = { example: `${entity}: ${meant}` };
  return places.map((at) => ({ steps: at, code: 'fact.exact', values, isShared: true, group: entity }));
}

/** `states: [{ name: open, initial: true }]` */
const areListed = (lifecycle: unknown) =>
  isMap(lifecycle) && Array.isArray(lifecycle.states) && lifecycle.states.some(isMap);

const aroundOf = (names: Held['names'], entity: string | undefined): Around => ({
  fields: names.fieldsOf(entity),
  fieldOf: (states) => names.fieldWith(entity, states),
  limits: limitsOf(entity ?? '', names),
});

const besideFields: ReadonlySet<string> = new Set(['states', 'transitions', 'initial', 'lifecycle']);

/** The lifecycle that is told among what an entity states, beside its fields: as it is written where lifecycles are; undefined where a key is none of one. */
export function lifecycleBeside(entity: string, whole: unknown, key: string, names: Held['names']): string | undefined {
  if (!besideFields.has(key) || !isMap(whole) || whole.fields === undefined) return undefined;
  const told = Object.fromEntries(Object.entries(whole).filter(([one]) => besideFields.has(one)));
  const { lifecycle = told } = told;
  return `${entity}: ${lifecycleMeant(lifecycle, aroundOf(names, entity)) ?? flow(lifecycle)}`;
}

const ofOne =
  /^(?:(?:an?|the|every|each|eine?|der|die|das|jede[rs]?) +)?(\S+) +(?:is|are|goes|can be|may be|ist|sind|kann|wird) +(.+?)(?: +(?:sein|werden))?[.!]?$/isu;

/** The lifecycle that a sentence tells: `An order is first open, then closed`. */
export function lifecycleSaid(words: unknown, names: Held['names']): string | undefined {
  const [, who = '', said] = (typeof words === 'string' && ofOne.exec(words)) || [];
  const [entity] = names.spokenOf(who);
  const meant = entity === undefined ? undefined : lifecycleMeant(said, aroundOf(names, entity));
  return meant && `${entity}: ${meant}`;
}

/** What is amiss with the transitions of a lifecycle that is told the exact form of all of it is told with that. */
export function toldWhole(faults: readonly Fault[]): Fault[] {
  const whole = new Map(faults.flatMap((fault) => (fault.group === undefined ? [] : [[fault.group, fault] as const])));
  return faults.map((fault) => {
    const [entity, part] = fault.steps;
    const isOfMove = fault.steps.length <= 3 || takers.has(String(fault.steps[3]));
    const told = part === 'transitions' && isOfMove ? whole.get(String(entity)) : undefined;
    return told && fault.group === undefined ? { ...told, steps: fault.steps } : fault;
  });
}

/** What a lifecycle consists of without the name of its entity, or beside it: told the exact form of all of it, once. */
export function namelessFaults({ root, names }: Held): Fault[] {
  const all = Object.keys(isMap(root) ? root : {});
  const loose = all.filter((key) => ofLifecycle.has(key) && !names.entities.includes(key));
  if (loose.length === 0 || !isMap(root)) return [];
  const wrapped = ofEntities(root, loose, names);
  if (wrapped) return wrapped;
  const entityOf = (key: string) => (loose.includes(key) ? undefined : names.known.entities.meant(key));
  // A lifecycle that is stated by itself is none of this.
  const said = all.find((key) => entityOf(key) !== undefined && !isMap(root[key]));
  // `status: [new, sold]` beside them is the field of the states.
  const field = said === undefined ? all.find((key) => !loose.includes(key) && Array.isArray(root[key])) : undefined;
  const isWay = (key: string) => {
    const way = root[key];
    return entityOf(key) === undefined && typeof way === 'string' && wayIn(way) !== undefined;
  };
  const ways = all.filter((key) => !loose.includes(key) && isWay(key));
  const keys = [...[said, field].filter((key) => key !== undefined), ...loose, ...ways];
  const parts = Object.fromEntries(keys.map((key) => [key, root[key]]));
  const withField = names.entities.find((entity) => field !== undefined && names.fieldsOf(entity).includes(field));
  const name = (said && entityOf(said)) ?? withField ?? names.entities[0] ?? exampleIn(names.language, 'tool');
  const meant = lifecycleMeant(parts, { ...aroundOf(names, name), entity: said });
  if (meant === undefined) return [];
  const values = { example: `${name}: ${meant}` };
  return keys.map((key) => ({
    steps: [key],
    code: 'fact.exact',
    values,
    isShared: true,
    group: name,
    isNoName: key !== name,
  }));
}

/** `states: { bike: [in, out] }` */
function ofEntities(
  root: Readonly<Record<string, unknown>>,
  loose: readonly string[],
  names: Held['names'],
): Fault[] | undefined {
  const [key, ...others] = loose;
  const inner = key !== undefined && others.length === 0 ? root[key] : undefined;
  if (key === undefined || !isMap(inner) || Object.keys(inner).length === 0) return undefined;
  const each = Object.entries(inner).map(([name, states]) => {
    const entity = names.known.entities.meant(name);
    const meant = entity === undefined ? undefined : lifecycleMeant(states, aroundOf(names, entity));
    return meant && `${entity}: ${meant}`;
  });
  if (!each.every((one) => one !== undefined)) return undefined;
  return [
    {
      steps: [key],
      code: 'fact.exact',
      values: { example: each.join('\n') },
      isShared: true,
      group: key,
      isNoName: true,
    },
  ];
}

function isToldWhole(
  lifecycle: unknown,
  steps: Steps,
  keys: readonly string[],
  { known, fields }: { known: readonly string[]; fields: readonly string[] },
): boolean {
  const isSlipOfOne = (key: string) => !fields.includes(key) && known.some((other) => isSlip(key, other));
  const isCalled = (key: string) => Object.hasOwn(keyWords.transition, key);
  const [part, name] = steps;
  const inside = isMap(lifecycle) && typeof part === 'string' ? lifecycle[part] : undefined;
  if (keys.some(isSlipOfOne)) return false;
  // Transitions alone, where the states are there.
  if (part === 'transitions' && isMap(lifecycle)) {
    const list = lifecycle[part];
    if (Array.isArray(list)) return !Object.hasOwn(lifecycle, 'states');
    if (keys.length > 0 && name !== undefined && isMap(list) && leads(list[name])) return false;
  }
  if (keys.length === 0)
    return (
      name === undefined ||
      (isMap(inside) &&
        (isWay(inside) ||
          saysWay(name, inside[name]) ||
          leadsOn(Object.keys(inside), inside[name]) ||
          leadsAmong(lifecycle, name, inside[name])))
    );
  if (part === undefined)
    return (
      areDescribed(lifecycle, keys) ||
      keys.every(
        (key) =>
          endings.has(key.toLowerCase()) ||
          isWordIn(lifecycle, keys, key) ||
          isTaken(lifecycle, key) ||
          isState(lifecycle, key),
      )
    );
  return !keys.some((key) => isCalled(key) && part === 'transitions');
}

/** Whether a transition says where it leads, in words of its own. */
const leads = (transition: unknown) =>
  isMap(transition) && ['from', 'to', 'source', 'target', 'von', 'nach'].some((key) => Object.hasOwn(transition, key));

/** `new -> sold: clerk` */
const saysWay = (name: string | number, said: unknown) => typeof said === 'string' && wayIn(String(name)) !== undefined;

/** `transitions: { from: new, to: sold }` */
const isWay = (transitions: Readonly<Record<string, unknown>>) =>
  typeof transitions.from === 'string' && typeof transitions.to === 'string';

/** `new: sold` among states of which one is called `sold`. */
const leadsOn = (states: readonly unknown[], to: unknown) =>
  typeof to === 'string' && states.includes(to.replace(/^(?:->|→|=>) */, ''));

/** The same beside the states, where transitions are wanted. */
function leadsAmong(lifecycle: unknown, from: string | number, to: unknown): boolean {
  const stated = isMap(lifecycle) ? lifecycle.states : undefined;
  const states = Array.isArray(stated) ? stated : Object.keys(isMap(stated) ? stated : {});
  return states.includes(from) && leadsOn(states, to);
}

/** `zustände: offen, zu`: where nothing more is amiss than what a key is called, that is told. */
const isWordIn = (lifecycle: unknown, keys: readonly string[], key: string) =>
  keyCalled('lifecycle', key) !== undefined &&
  isMap(lifecycle) &&
  keys.some((one) => keyCalled('lifecycle', one) !== undefined && typeof lifecycle[one] === 'string');

/** `in -> out: clerk` */
const isTaken = (lifecycle: unknown, key: string) =>
  wayIn(key) !== undefined && isMap(lifecycle) && typeof lifecycle[key] === 'string';

/** Whether a key that a lifecycle does not have is a state, or where one leads; beside `states` a text may be anything. */
function isState(lifecycle: unknown, key: string): boolean {
  const value = isMap(lifecycle) ? lifecycle[key] : undefined;
  const isBeside = isMap(lifecycle) && Object.hasOwn(lifecycle, 'states');
  const isText = typeof value === 'string';
  return (
    isNameShown(key) &&
    keyCalled('lifecycle', key) === undefined &&
    (isMap(value) || (isText && wayIn(value) !== undefined) || (!isBeside && (!isText || value.length <= 30)))
  );
}

const beside: ReadonlySet<string> = new Set(['title', 'description', 'note', 'comment', 'beschreibung', 'kommentar']);

/** `{ open: Nobody has begun, done: All is there }`: states with what each of them is. */
const areDescribed = (lifecycle: unknown, keys: readonly string[]) =>
  isMap(lifecycle) &&
  keys.length > 1 &&
  keys.length === Object.keys(lifecycle).length &&
  keys.every((key) => isNameShown(key) && !beside.has(key.toLowerCase()) && typeof lifecycle[key] === 'string');
