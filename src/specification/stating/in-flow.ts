/** Names as a list of the document. */
export const allOf = (names: readonly string[]) => `[${names.join(', ')}]`;

/** What a document would read as something else than a text is quoted. */
export const quoted = (text: string) =>
  /^\p{L}[\p{L}\p{M}\p{N}_-]*(?: [\p{L}\p{M}\p{N}_-]+)*$/u.test(text) &&
  !/^(?:none|null|true|false|yes|no|not shown)$/i.test(text)
    ? text
    : JSON.stringify(text);
