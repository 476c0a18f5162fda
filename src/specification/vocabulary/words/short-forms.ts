const word = '[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}_-]*';
const anyOf = (words: string) => words.replace(/(?<!\p{L})[a-z]/gu, (first) => `[${first}${first.toUpperCase()}]`);
/** In front of others, these make a condition of them. */
const conditions = anyOf('only|if|when|then|nur|wenn|dann');
/** Between others, these make a sentence of them: `created by` is a name, `closed by clerk` is none. */
const verbs = anyOf(
  'as|is|are|has|have|by|who|can|may|must|with|als|ist|sind|hat|haben|von|kann|können|darf|dürfen|muss|mit',
);

/** What is said of something: nothing of it is part of a name. */
export const saidPattern = ` (?:${conditions}|${verbs}) ${word}`;
/** A name of one word or of a few, in any script; a sentence is none. */
export const namePattern = `(?!(?:${conditions}) )${word}(?:(?!${saidPattern}) ${word}){0,5}`;

/** Things in a text alone: what the text must look like. */
export const shortForms = {
  /** Words for people: more than one, so that no name of something else is taken for them. */
  title: /^\p{L}[^\n{}[\]]* [^\n{}[\]]*$/u,
  path: /^\/[\p{L}\p{N}:{}/_-]*$/u,
  request: /^(get|post|put|patch|delete) +(\/\S*)$/iu,
  arrow: new RegExp(`^(${namePattern}) *(?:->|→|=>) *(${namePattern})$`, 'u'),
} as const;
