/** What people call the actions on records; only suggested, as each may be a transition of its own. */
export const actionWords: ReadonlyMap<string, string> = new Map([
  ['see', 'read'],
  ['view', 'read'],
  ['edit', 'update'],
  ['modify', 'update'],
  ['add', 'create'],
  ['remove', 'delete'],
]);
