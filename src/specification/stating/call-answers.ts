import { recordActions } from '../compile/operations.ts';
import type { Gap } from '../gap.ts';
import type { Specification } from '../specification.ts';
import type { Answer } from './answers.ts';
import type { DocumentNames } from './names.ts';

const methods: Readonly<Record<string, string>> = { create: 'post', update: 'patch', delete: 'delete' };

/** A call that does something to the records of an entity. */
export function callOf(does: string, entity: string, names: DocumentNames): Answer {
  const isOfOne = does === 'read' || does === 'update' || does === 'delete';
  const path = isOfOne ? `"/${entity}/{${names.keyOf(entity)}}"` : `/${entity}`;
  return [
    `calls.${does}${entity.charAt(0).toUpperCase()}${entity.slice(1)}`,
    `{ method: ${methods[does] ?? 'get'}, path: ${path}, does: ${does}, entity: ${entity} }`,
  ];
}

/** A call for each thing that the server does to an entity, and has none for. */
export function callsOf(gap: Gap, names: DocumentNames, specification: Specification): Answer[] {
  const [, entity = ''] = gap.path.split('.');
  const missing = (gap.of?.[0] ?? []).flatMap((word) => (typeof word === 'string' ? [] : [word.term]));
  const isTaken = (path: string) => Object.hasOwn(specification.calls, path.split('.')[1] ?? '');
  return missing
    .filter((does) => recordActions.includes(does))
    .map((does) => callOf(does, entity, names))
    .map(([path, value]): Answer => [isTaken(path) ? `${path}Now` : path, value]);
}
