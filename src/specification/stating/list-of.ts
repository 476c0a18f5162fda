/** Names as a list of the document. */
export const allOf = (names: readonly string[]) => `[${names.join(', ')}]`;

/** A name, or in quotes what would be read as something else. */
export const quoted = (text: string) => (/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(text) ? text : JSON.stringify(text));
