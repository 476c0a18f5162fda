import { recordActions } from '../compile/operations.ts';
import type { Gap } from '../gap.ts';
import type { Specification } from '../specification.ts';
import { inFlow } from '../vocabulary/written.ts';
import { allOf } from './in-flow.ts';
import { DocumentNames } from './names.ts';

/** The permission that a gap of what nobody may do asks for, as an entry of the list. */
export function permissionFor(gap: Gap, specification: Specification): string | undefined {
  if (gap.kind !== 'access.action') return undefined;
  const names = new DocumentNames(specification);
  const entity = names.entities.find(
    (name) => (specification.entities[name]?.title ?? names.labelFrom(name)) === gap.subject,
  );
  if (entity === undefined) return undefined;
  const transitions = Object.entries(specification.lifecycles[entity]?.transitions ?? {});
  const actions = (gap.of?.[0] ?? []).map((word) => {
    if (typeof word !== 'string') return word.term;
    return transitions.find(([name, { title }]) => (title ?? names.labelFrom(name)) === word)?.[0] ?? word;
  });
  return `{ roles: [${names.roles[0] ?? names.words('member')}], can: ${allOf(actions)}, on: [${entity}] }`;
}

/** The roles that the document names, as it would state them. */
export function rolesStated(names: DocumentNames): string {
  const named = names.roles.length > 0 ? names.roles : [names.words('member')];
  return `{ ${named.map((name) => `${inFlow(name)}: { title: ${inFlow(names.labelFrom(name))} }`).join(', ')} }`;
}

/** Whoever reads a record finds it in a list first. */
export function permissionOf(names: DocumentNames): string {
  return `{ roles: [${names.roles[0] ?? names.words('member')}], can: [list, read], on: [${names.subject}] }`;
}

/** Everybody may do everything until it is stated who may what: said as it is, to be narrowed, so that nobody is locked out. */
export function asItIs(names: DocumentNames, { lifecycles }: Specification): string {
  const roles = names.roles.length > 0 ? names.roles : [names.words('member')];
  const can = Object.keys(lifecycles).length > 0 ? 'all' : allOf(recordActions);
  const on = names.entities.length > 0 ? names.entities : [names.subject];
  return `{ roles: ${allOf(roles)}, can: ${can}, on: ${allOf(on)} }`;
}
