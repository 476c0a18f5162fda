import { several } from '../../problem.ts';
import type { Checker } from '../checker.ts';
import { demandedOf } from '../entities/demanded.ts';
import { covers, placed, withInherited } from './covers.ts';
import type { PermissionFacts } from './vocabulary.ts';

/** Whoever may create a record of which a field is required that is not theirs to give can never create one. */
export function checkBegun(checker: Checker) {
  const { access, entities } = checker.specification;
  const permissions = placed(access);
  if (!permissions.some(({ fields }) => fields)) return;
  const named = permissions.map(({ on }) => (on === 'all' ? undefined : new Set(on)));
  const creating = permissions.map(({ can }) => covers(can, 'create'));
  const demanded = new Map(Object.keys(entities).map((name) => [name, demandedOf(checker, name)]));
  let told = 0;
  for (const role of Object.keys(access.roles ?? {})) {
    const own = withInherited(role, access.roles ?? {});
    const concerning = permissions.flatMap(({ roles }, index) =>
      creating[index] && roles?.some((name) => own.has(name)) ? [index] : [],
    );
    if (!concerning.some((index) => permissions[index]?.fields)) continue;
    for (const [entity, fields] of demanded) {
      if (fields.length === 0) continue;
      const here = concerning.flatMap((index) => {
        const permission = permissions[index];
        return permission && (named[index]?.has(entity) ?? true) ? [permission] : [];
      });
      const limited = here.findLast((one) => one.fields);
      const missing = limited ? fields.filter((field) => !mayGive(field, here)) : [];
      if (missing.length === 0) continue;
      // Whoever is told so much mends the permission, not each role.
      if (++told > mostTold) return;
      checker.warn(`${limited?.path}.fields`, 'access.begun', { role, owner: entity, names: several(missing) });
    }
  }
}

const mostTold = 100;

/** Whether somebody may give a field who is concerned by these; what rests on a record may be so. */
function mayGive(field: string, permissions: readonly PermissionFacts[]): boolean {
  const isOf = ({ fields }: PermissionFacts) => !fields || fields.includes(field);
  const isDenied = permissions.some((one) => one.effect === 'deny' && one.when === undefined && isOf(one));
  const allows = permissions.filter(({ effect }) => effect !== 'deny');
  // What may not be created at all is not held up by a field.
  return allows.length === 0 || (!isDenied && allows.some(isOf));
}
