import { keyField } from './record.ts';
import type { Specification } from './specification.ts';

/** How something is asked of the server. */
export interface Operation {
  method: string;
  /** With `{parameters}`, as OpenAPI writes it. */
  path: string;
  /** The call of chapter 7 that states it; absent where it was assumed. */
  call?: string;
}

const methods: Record<string, string> = { list: 'GET', read: 'GET', create: 'POST', update: 'PATCH', delete: 'DELETE' };

/**
 * The call that does something to an entity: as chapter 7 states it, else as its neighbours suggest, else by
 * convention, marked as assumed by the absence of `call`.
 * @param does `list`, `read`, `create`, `update`, `delete` or a transition
 */
export function operationOf(spec: Specification, entity: string, does: string): Operation {
  const stated = Object.entries(spec.calls).find(
    ([, call]) => call.entity === entity && call.does === does && call.path,
  );
  if (stated) {
    const [call, { method, path }] = stated;
    return { method: (method ?? methods[does] ?? 'post').toUpperCase(), path: path ?? '', call };
  }
  const collection = collectionPath(spec, entity);
  const one = recordPath(spec, entity) ?? `${collection}/{${keyField(spec.entities[entity])}}`;
  if (does === 'list' || does === 'create') return { method: methods[does] ?? 'GET', path: collection };
  return does in methods ? { method: methods[does] ?? 'GET', path: one } : { method: 'POST', path: `${one}/${does}` };
}

function collectionPath(spec: Specification, entity: string): string {
  const calls = Object.values(spec.calls).filter((call) => call.entity === entity);
  return calls.find(({ does, path }) => (does === 'list' || does === 'create') && path)?.path ?? `/${entity}`;
}

function recordPath(spec: Specification, entity: string): string | undefined {
  const calls = Object.values(spec.calls).filter((call) => call.entity === entity);
  return calls.find(({ does, path }) => ['read', 'update', 'delete'].includes(does ?? '') && path)?.path ?? undefined;
}

/** Every operation of the product, for a router: entity, what it does, and how it is asked. */
export function operationsOf(spec: Specification): { entity: string; does: string; operation: Operation }[] {
  return Object.keys(spec.entities).flatMap((entity) => {
    const transitions = Object.keys(spec.lifecycles[entity]?.transitions ?? {});
    return [...Object.keys(methods), ...transitions].map((does) => ({
      entity,
      does,
      operation: operationOf(spec, entity, does),
    }));
  });
}

/** The path with its parameters filled in, each escaped. */
export function fillPath(path: string, parameters: Record<string, string>): string {
  return path.replace(/\{([^}]+)\}|:([A-Za-z_]\w*)/g, (_, braced?: string, named?: string) =>
    encodeURIComponent(parameters[braced ?? named ?? ''] ?? ''),
  );
}
