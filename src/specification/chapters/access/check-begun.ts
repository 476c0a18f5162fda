import { several } from '../../problem.ts';
import type { Checker } from '../checker.ts';
import { demandedOf } from '../entities/demanded.ts';
import { covers, withInherited } from './covers.ts';
import type { PermissionFacts } from './vocabulary.ts';

interface Placed extends PermissionFacts {
  path: string;
}

/** Whoever may create a record of which a field is required that is not theirs to give can never create one. */
export function checkBegun(checker: Checker) {
  const { access, entities } = checker.specification;
  const permissions = (access.permissions ?? []).map(
    (facts, index): Placed => ({
      ...facts,
      path: `access.permissions.${index}`,
    }),
  );
  if (!permissions.some(({ fields }) => fields)) return;
  for (const role of Object.keys(access.roles ?? {})) {
    const own = withInherited(role, access.roles ?? {});
    const concerning = permissions.filter(
      ({ roles, can }) => roles?.some((name) => own.has(name)) && covers(can, 'create'),
    );
    const limited = concerning.filter(({ fields }) => fields);
    for (const entity of Object.keys(entities).filter((name) => limited.some(({ on }) => covers(on, name)))) {
      const here = concerning.filter(({ on }) => covers(on, entity));
      const missing = demandedOf(checker, entity).filter((field) => !mayGive(field, here));
      if (missing.length > 0)
        checker.warn(`${here.findLast(({ fields }) => fields)?.path}.fields`, 'access.begun', {
          role,
          owner: entity,
          names: several(missing),
        });
    }
  }
}

/** Whether somebody may give a field who is concerned by these; what rests on a record may be so. */
function mayGive(field: string, permissions: readonly PermissionFacts[]): boolean {
  const isOf = ({ fields }: PermissionFacts) => !fields || fields.includes(field);
  const isDenied = permissions.some((one) => one.effect === 'deny' && one.when === undefined && isOf(one));
  const allows = permissions.filter(({ effect }) => effect !== 'deny');
  // What may not be created at all is not held up by a field.
  return allows.length === 0 || (!isDenied && allows.some(isOf));
}
