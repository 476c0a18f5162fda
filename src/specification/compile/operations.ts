import { assumedAddresses } from '../assumptions.ts';
import type { CallFacts } from '../chapters/calls/vocabulary.ts';
import type { Entity } from './entity.ts';
import type { Product } from './product.ts';
import { Template } from './template.ts';

const methods: ReadonlyMap<string, string> = new Map([
  ['list', 'GET'],
  ['read', 'GET'],
  ['create', 'POST'],
  ['update', 'PATCH'],
  ['delete', 'DELETE'],
]);

/** What can be done to any record, apart from its transitions. */
export const recordActions: readonly string[] = [...methods.keys()];

/** The method of a call that does not state one. */
export function usualMethod(does: string): string {
  return methods.get(does) ?? 'POST';
}

/** Whether something is sent along with a method. */
export function takesBody(method: string): boolean {
  return method !== 'GET' && method !== 'DELETE';
}

/** Whether something is done to a record that is there: that may be another one since, by its revision. */
export function changesOne(does: string): boolean {
  return does !== 'list' && does !== 'read' && does !== 'create';
}

/** How something is asked of the server. */
export interface Operation {
  entity: Entity;
  /** `list`, `read`, `create`, `update`, `delete` or a transition. */
  does: string;
  method: string;
  template: Template;
  /** The call of chapter 7 that states it; absent where it was assumed. */
  call?: { name: string; facts: CallFacts };
}

/** Every operation of the product, stated calls first: two of the same address are never both there. */
export function operationsOf(product: Product): Operation[] {
  const taken = new Set<string>();
  const found: Operation[] = [];
  const ofEntity = new Map<Entity, Operation[]>();
  const take = (operation: Operation): boolean => {
    const address = `${operation.method} ${operation.template.shape}`;
    if (taken.has(address)) return false;
    taken.add(address);
    found.push(operation);
    const own = ofEntity.get(operation.entity) ?? [];
    ofEntity.set(operation.entity, own);
    own.push(operation);
    return true;
  };
  for (const operation of statedOperations(product)) take(operation);
  for (const entity of product.entities) {
    const addresses = addressesOf(entity, ofEntity.get(entity) ?? []);
    for (const does of [...recordActions, ...(entity.lifecycle?.transitions ?? []).map(({ name }) => name)]) {
      if (ofEntity.get(entity)?.some((operation) => operation.does === does)) continue;
      // An assumed address that a stated call has already: another is assumed.
      const [usual, other] = assumedOperations(entity, does, addresses);
      if (!take(usual)) take(other);
    }
  }
  return found;
}

function statedOperations(product: Product): Operation[] {
  const { calls } = product.specification;
  return Object.entries(calls).flatMap(([name, facts]) => {
    if (!facts.path) return [];
    const link = transitionOf(product, name);
    const entity = facts.entity ? product.entity(facts.entity) : link?.entity;
    const does = facts.does ?? link?.does;
    if (!entity || !does || !mayDo(entity, does)) return [];
    const method = facts.method?.toUpperCase() ?? usualMethod(does);
    return [{ entity, does, method, template: new Template(facts.path), call: { name, facts } }];
  });
}

function mayDo(entity: Entity, does: string): boolean {
  return methods.has(does) || entity.lifecycle?.transition(does) !== undefined;
}

/** The transition that names a call. */
function transitionOf(product: Product, call: string): { entity: Entity; does: string } | undefined {
  for (const entity of product.entities) {
    const transition = entity.lifecycle?.transitions.find(({ facts }) => facts.call === call);
    if (transition) return { entity, does: transition.name };
  }
  return undefined;
}

interface Addresses {
  all: string;
  one: string;
}

/** Where records are found: as the calls that are stated for the entity suggest. */
function addressesOf(entity: Entity, stated: readonly Operation[]): Addresses {
  const assumed = assumedAddresses(entity.name, entity.key);
  const written = (...wanted: string[]) =>
    stated.find((operation) => wanted.includes(operation.does))?.template.written;
  const all = written('list', 'create') ?? assumed.all;
  return {
    all,
    one: written('read', 'update', 'delete') ?? (all === assumed.all ? assumed.one : `${all}/{${entity.key}}`),
  };
}

function assumedOperations(
  entity: Entity,
  does: string,
  { all, one }: Addresses,
): [usual: Operation, other: Operation] {
  const at = (method: string, path: string): Operation => ({ entity, does, method, template: new Template(path) });
  const action = encodeURIComponent(does);
  const method = methods.get(does);
  if (!method) return [at('POST', `${one}/${action}`), at('POST', `${one}/-/${action}`)];
  const isOfAll = does === 'list' || does === 'create';
  return [
    at(method, isOfAll ? all : one),
    at(does === 'read' || does === 'list' ? 'GET' : 'POST', `${isOfAll ? all : one}/-/${action}`),
  ];
}
