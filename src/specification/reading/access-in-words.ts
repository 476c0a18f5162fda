import { isMap } from '../chapters/facts.ts';
import { tellsRights } from '../vocabulary/own-rights.ts';
import { rightsOfRoles } from './amiss.ts';
import type { DraftNames } from './draft-names.ts';
import { permissionsMeant } from './permissions-meant.ts';

/** Roles and permissions that stand below another word for these, `rollen`, in their exact form. */
export function accessInWords(called: string | undefined, value: unknown, names: DraftNames) {
  if (called === 'roles' && names.roles.length > 0 && names.rolesStated === value) {
    if (isMap(value) && Object.values(value).some(tellsRights))
      return { code: 'fact.permission', values: rightsOfRoles(names) } as const;
    return { code: 'fact.exact', values: { example: names.rolesBeside([]) } } as const;
  }
  const example = called === 'permissions' && names.permissionsWritten === value ? permissionsMeant(names) : undefined;
  return example === undefined ? undefined : ({ code: 'fact.exact', values: { example } } as const);
}
