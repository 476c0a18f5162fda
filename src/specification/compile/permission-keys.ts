/** What a permission may state: any other key of one was meant otherwise. */
export const permissionKeys: ReadonlySet<string> = new Set(['effect', 'roles', 'can', 'on', 'fields', 'when']);
