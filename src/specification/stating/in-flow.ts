/** Names as a list of the document. */
export const allOf = (names: readonly string[]) => `[${names.join(', ')}]`;
