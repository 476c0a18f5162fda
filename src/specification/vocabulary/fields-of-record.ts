/** A member, of the record unless it is said otherwise, as an expression has it. */
export const memberOf = (name: string, root = 'record') =>
  /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u.test(name) ? `${root}.${name}` : `${root}['${name}']`;

/** The fields of the record that a condition names. */
export const fieldsMentioned = (condition: string, fields: readonly string[]) =>
  fields.filter((field) => mentions(condition, field));

export const mentions = (condition: string, field: string) =>
  condition.split(`record.${field}`).some((rest, index) => index > 0 && !/^[\p{L}\p{N}_]/u.test(rest));
