/** Of what is inside a field no rule speaks by its name. */
export const isFieldOfEntity = (path: string) => /^entities\.[^.]+\.fields\.[^.]+$/.test(path);
