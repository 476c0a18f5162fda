/** What a command says of more documents than the one that it takes; undefined where there are none. */
export function tooMany(verb: string, documents: readonly string[]): string | undefined {
  return documents.length > 1 ? `One document is ${verb} at a time; these are ${documents.length}.` : undefined;
}

/** What a command says of a port that is none; undefined where it is one. */
export function portRefusal(port: string): string | undefined {
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return undefined;
  return `--port takes a number up to 65535, not '${port}'.`;
}

/** What an error says. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
