import { changesOne, recordActions, takesBody, usualMethod } from '../../compile/operations.ts';
import { Template } from '../../compile/template.ts';
import type { Checker } from '../checker.ts';
import type { CallFacts } from './vocabulary.ts';

/** Addresses that the app's own backend keeps for itself. */
const ownAddresses = new Set(['.figures', '.preview']);

/** What chapter 7 names, and that no two of its calls have one address. */
export function checkCalls(checker: Checker) {
  const taken = new Map<string, string>();
  const done = new Map<string, string>();
  for (const [name, written] of Object.entries(checker.specification.calls)) {
    const at = `calls.${name}`;
    checker.entity(`${at}.entity`, written.entity);
    const call = { ...transitionOf(checker, name), ...written };
    const isKnown = checkDoes(checker, at, call);
    checkAddress(checker, at, name, call, taken);
    checker.fields(`${at}.body`, call.entity, call.body);
    checker.eachKnown(`${at}.errors`, 'error', call.errors, checker.names.errors);
    if (isKnown) checkMethod(checker, at, call);
    if (!call.entity || !call.does || !call.path) continue;
    const what = `${call.entity}\n${call.does}`;
    const earlier = done.get(what);
    if (earlier === undefined) done.set(what, name);
    else checker.warn(`${at}.does`, 'call.again', { name: earlier, does: call.does, owner: call.entity });
  }
}

/** What a call does to what, by the transition that names it. */
function transitionOf({ specification }: Checker, call: string): Pick<CallFacts, 'entity' | 'does'> | undefined {
  for (const [entity, { transitions }] of Object.entries(specification.lifecycles))
    for (const [does, transition] of Object.entries(transitions ?? {}))
      if (transition.call === call) return { entity, does };
  return undefined;
}

/** The method that a call has, or that goes with what it does. */
function methodOf({ method, does }: CallFacts): string {
  return method?.toUpperCase() ?? usualMethod(does ?? '');
}

/** Whether there is what it does; where its entity is not known, anything may be. */
function checkDoes(checker: Checker, at: string, { does, entity }: CallFacts): boolean {
  const transitions = entity ? checker.names.transitionsOf(entity) : undefined;
  if (!does || recordActions.includes(does) || transitions?.has(does)) return true;
  const reads = /^(?:get|fetch|show|view)$/i.test(does);
  if (!reads && !transitions) return true;
  const names = reads ? ['read'] : [...recordActions, ...(transitions?.keys() ?? [])];
  checker.unknown(`${at}.does`, 'action', does, names, entity ?? '');
  return false;
}

function checkAddress(checker: Checker, at: string, name: string, call: CallFacts, taken: Map<string, string>) {
  if (!call.path) return;
  const path = `${at}.path`;
  const template = new Template(call.path);
  const method = methodOf(call);
  const address = `${method} ${template.shape}`;
  const earlier = taken.get(address);
  if (earlier === undefined) taken.set(address, name);
  else checker.error(path, 'call.address', { address: `${method} ${call.path}`, name: earlier });
  const [first = ''] = template.shape.split('/');
  if (ownAddresses.has(first)) checker.error(path, 'call.ownAddress', { address: `/${first}` });
  checkParameters(checker, path, call, template.parameters);
}

function checkParameters(checker: Checker, path: string, { entity, does }: CallFacts, parameters: readonly string[]) {
  const fields = entity ? checker.names.fieldsOf(entity) : undefined;
  for (const [index, name] of parameters.entries()) {
    if (fields && !fields.has(name)) checker.unknown(path, 'field', name, fields.keys(), entity ?? '');
    if (parameters.indexOf(name) !== index) checker.error(path, 'address.parameterTwice', { name });
  }
  if (!does) return;
  const isOfOne = does !== 'list' && does !== 'create';
  const [name] = parameters;
  if (isOfOne && name === undefined) checker.error(path, 'call.withoutParameter', { does });
  if (!isOfOne && name !== undefined) checker.error(path, 'call.parameter', { does, name });
}

/** What goes with a method or an action, and with no other. */
function checkMethod(checker: Checker, at: string, call: CallFacts) {
  const method = methodOf(call);
  if (method === 'GET' && call.does && call.does !== 'list' && call.does !== 'read')
    checker.error(`${at}.method`, 'call.changes', { does: call.does, method: usualMethod(call.does) });
  if (call.body && call.body.length > 0 && !takesBody(method)) checker.warn(`${at}.body`, 'call.body', { method });
  if (call.pagination && call.does && call.does !== 'list')
    checker.warn(`${at}.pagination`, 'call.pagination', { does: call.does });
  if (call.concurrency && call.does && !changesOne(call.does))
    checker.warn(`${at}.concurrency`, 'call.concurrency', { does: call.does });
  if (call.idempotencyKey && method === 'GET') checker.warn(`${at}.idempotencyKey`, 'call.idempotencyKey', { method });
}
