import { isMap } from '../chapters/facts.ts';
import { isSlip } from '../near.ts';
import { isNameShown } from '../vocabulary/shown-name.ts';
import { keyWords } from '../vocabulary/words/key-words.ts';
import type { Fault, Held } from './faults.ts';
import { lifecycleMeant } from './lifecycle-meant.ts';

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
  const isNameless = ofLifecycle.has(entity) && !names.entities.includes(entity);
  const whole = isNameless ? root : root[entity];
  const meant = isToldWhole(whole, isNameless ? steps : steps.slice(1), keys, known)
    ? lifecycleMeant(whole, names.entities)
    : undefined;
  if (meant === undefined || (!isNameless && keys.length === 0 && !/ -> |from: /.test(meant))) return undefined;
  const said = isMap(whole) ? names.entities.find((one) => Object.hasOwn(whole, one)) : undefined;
  const name = isNameless ? (said ?? names.entities[0] ?? 'tool') : entity;
  const places = keys.length > 0 ? keys.map((key) => [...steps, key]) : [steps];
  const values = { example: `${name}: ${meant}` };
  return places.map((at) => ({ steps: at, code: 'fact.exact', values, isShared: true, group: name }));
}

function isToldWhole(lifecycle: unknown, steps: Steps, keys: readonly string[], known: readonly string[]): boolean {
  const isSlipOfOne = (key: string) => known.some((other) => isSlip(key, other));
  const isCalled = (thing: 'lifecycle' | 'transition', key: string) => Object.hasOwn(keyWords[thing], key);
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
    return name === undefined || (isMap(inside) && (isWay(inside) || leadsOn(inside, inside[name])));
  if (part === undefined)
    return !keys.some((key) => isCalled('lifecycle', key)) && keys.every((key) => isState(lifecycle, key));
  return !keys.some((key) => isCalled('transition', key) && part === 'transitions');
}

/** Whether a transition says where it leads, in words of its own. */
const leads = (transition: unknown) =>
  isMap(transition) && ['from', 'to', 'source', 'target', 'von', 'nach'].some((key) => Object.hasOwn(transition, key));

/** `transitions: { from: new, to: sold }` */
const isWay = (transitions: Readonly<Record<string, unknown>>) =>
  typeof transitions.from === 'string' && typeof transitions.to === 'string';

/** `new: sold` among states of which one is called `sold`. */
const leadsOn = (states: Readonly<Record<string, unknown>>, to: unknown) =>
  typeof to === 'string' && Object.hasOwn(states, to.replace(/^(?:->|→|=>) */, ''));

/** Whether a key that a lifecycle does not have is a state, or where one leads; beside `states` a text may be anything. */
function isState(lifecycle: unknown, key: string): boolean {
  const value = isMap(lifecycle) ? lifecycle[key] : undefined;
  const isBeside = isMap(lifecycle) && Object.hasOwn(lifecycle, 'states');
  return isNameShown(key) && (isMap(value) || (!isBeside && (typeof value !== 'string' || value.length <= 30)));
}
