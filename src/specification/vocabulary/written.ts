/** A text as an example writes it: in quotes where something else would be read. */
export const inQuotes = (text: string) =>
  /^[\p{L}\p{N}](?:[\p{L}\p{N} .!?=><()&|_-]*[\p{L}\p{N}.!?)_-])?$/u.test(text) ? text : JSON.stringify(text);
