import { labelFrom } from '../../assumptions.ts';
import { recordActions } from '../../compile/operations.ts';
import { isEverything } from '../../vocabulary/words/everything.ts';
import { inFlow } from '../../vocabulary/written.ts';
import type { Checker } from '../checker.ts';
import { checkStateField } from './check-field.ts';
import { unreachable } from './reach.ts';
import type { LifecycleFacts, TransitionFacts } from './vocabulary.ts';

/** States, and what leads from one to another. */
export function checkLifecycles(checker: Checker) {
  const callers = new Map<string, string>();
  for (const [entity, lifecycle] of Object.entries(checker.specification.lifecycles)) {
    const at = `lifecycles.${entity}`;
    checker.entity(at, entity);
    checkStateField(checker, at, entity, lifecycle);
    const states = checker.names.statesOf(entity);
    if (lifecycle.initial === null) checker.error(`${at}.initial`, 'access.none', { key: 'initial' });
    checker.known(`${at}.initial`, 'state', lifecycle.initial, states);
    for (const [name, { editable }] of states ?? []) {
      checker.ownFields(`${at}.states.${name}.editable`, entity, editable);
      forbid(checker, `${at}.states.${name}.editable`, editable, lifecycle, 'lifecycle.stateEditable');
    }
    for (const [name, transition] of Object.entries(lifecycle.transitions ?? {}))
      checkTransition(checker, `${at}.transitions.${name}`, { entity, name, transition, lifecycle }, callers);
    for (const state of unreachable(lifecycle))
      checker.warn(`${at}.states.${state}`, 'lifecycle.unreachable', { name: state, from: lifecycle.initial ?? '' });
  }
}

interface Taken {
  entity: string;
  name: string;
  transition: TransitionFacts;
  lifecycle: LifecycleFacts;
}

/** @param callers the transition of each call that was named before */
function checkTransition(
  checker: Checker,
  path: string,
  { entity, name, transition, lifecycle }: Taken,
  callers: Map<string, string>,
) {
  const { from, to, asks, call } = transition;
  const states = checker.names.statesOf(entity);
  if (recordActions.includes(name)) checker.error(path, 'transition.name', { name });
  checkFrom(checker, path, transition, states);
  checker.known(`${path}.to`, 'state', to, states);
  // A state may be called `none`; otherwise there is nothing that it leaves, or leads to.
  if (from === null && states && !states.has('none')) checker.error(`${path}.from`, 'transition.from');
  if (to === null && states && !states.has('none')) checker.error(`${path}.to`, 'transition.to');
  for (const [index, state] of (from ?? []).entries())
    if (states?.get(state)?.final) checker.warn(`${path}.from.${index}`, 'transition.final', { name: state });
  checker.ownFields(`${path}.asks`, entity, asks);
  checker.twice(`${path}.asks`, asks);
  forbid(checker, `${path}.asks`, asks, lifecycle, 'lifecycle.stateAsked');
  checkComputed(checker, `${path}.asks`, entity, asks);
  checker.known(`${path}.call`, 'call', call, checker.names.calls);
  if (/^(?:true|yes|ja|false|no|nein)$/i.test(transition.confirm ?? ''))
    checker.error(`${path}.confirm`, 'transition.confirm', {
      name: transition.confirm ?? '',
      example: `confirm: ${inFlow(`${transition.title ?? labelFrom(name)}?`)}`,
    });
  checkCall(checker, `${path}.call`, entity, name, call);
  if (!call) return;
  const caller = callers.get(call);
  if (caller === undefined) callers.set(call, path);
  else checker.error(`${path}.call`, 'transition.callAgain', { name: call, path: caller });
}

/** Longer ones name nothing. */
const longestName = 400;

/** The states that it leaves: a word for all of them, `any`, or several in one text, `booked or paid`, are told as a list. */
function checkFrom(
  checker: Checker,
  path: string,
  { from, to, ...others }: TransitionFacts,
  states: ReturnType<Checker['names']['statesOf']>,
) {
  const [name = '', ...further] = from ?? [];
  if (further.length > 0 || states?.has(name)) return checker.eachKnown(`${path}.from`, 'state', from, states);
  const parts = name
    .slice(0, longestName)
    .replaceAll(/\s+/g, ' ')
    .split(/\s*[,/|]\s*|\s+(?:or|and|oder|und)\s+/);
  const left = () => [...(states ?? [])].flatMap(([state, { final }]) => (state === to || final ? [] : [state]));
  const meant = isEverything(name) ? left() : parts.every((part) => states?.has(part)) ? parts : [];
  if (meant.length === 0) return checker.eachKnown(`${path}.from`, 'state', from, states);
  const list = `from: [${meant.join(', ')}]`;
  const isAll = Object.values(others).every((fact) => fact === undefined);
  const example = isAll && to ? `${path.split('.').at(-1)}: { ${list}, to: ${to} }` : list;
  checker.error(`${path}.from.0`, 'transition.leaves', { example });
}

/** Only transitions write the state. */
function forbid(
  checker: Checker,
  path: string,
  names: readonly string[] | null | undefined,
  { field }: LifecycleFacts,
  code: 'lifecycle.stateAsked' | 'lifecycle.stateEditable',
) {
  for (const [index, name] of (names ?? []).entries())
    if (field && name === field) checker.warn(`${path}.${index}`, code, { name });
}

function checkComputed(checker: Checker, path: string, entity: string, asks: readonly string[] | null | undefined) {
  const fields = checker.names.fieldsOf(entity);
  for (const [index, name] of (asks ?? []).entries())
    if (fields?.get(name)?.computed) checker.error(`${path}.${index}`, 'transition.asksComputed', { name });
}

/** A call that says itself what it does says the same. */
function checkCall(checker: Checker, path: string, entity: string, name: string, call: string | null | undefined) {
  const { calls } = checker.specification;
  const facts = call && Object.hasOwn(calls, call) ? calls[call] : undefined;
  if (!facts || !call) return;
  const isOther = (facts.does && facts.does !== name) || (facts.entity && facts.entity !== entity);
  if (isOther)
    checker.error(path, 'transition.callOther', {
      name: call,
      does: `${facts.entity ?? entity} · ${facts.does ?? name}`,
    });
}
