/** What people call what is said of things, `titel`. */
export const titleWords = {
  label: 'title',
  caption: 'title',
  titel: 'title',
  bezeichnung: 'title',
} as const;

export const nameWords = { ...titleWords, beschreibung: 'description' } as const;

/** What people call the keys of a role. */
export const roleWords = { ...nameWords, name: 'title', extends: 'inherits' } as const;
