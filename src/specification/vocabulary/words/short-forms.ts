/** A name of one word or of a few, in any script. */
export const namePattern = '[\\p{L}\\p{M}\\p{N}_-]+(?: [\\p{L}\\p{M}\\p{N}_-]+){0,5}';

/** Things in a text alone: what the text must look like. */
export const shortForms = {
  /** Words for people: more than one, so that no name of something else is taken for them. */
  title: /^\p{L}[^\n{}[\]]* [^\n{}[\]]*$/u,
  path: /^\/[\p{L}\p{N}:{}/_-]*$/u,
  request: /^(get|post|put|patch|delete) +(\/\S*)$/iu,
  arrow: new RegExp(`^(${namePattern}) *(?:->|→|=>) *(${namePattern})$`, 'u'),
} as const;
