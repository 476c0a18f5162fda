const called = /^(?:(?:base|server|host|api|root|endpoint)[\s_-]?(?:url|uri|address|adresse)?s?|adresse)$/i;

/** The address of a server, where somebody writes which one there is: it belongs to a build, and not to the product. */
export function serverAddress(key: string | number | undefined, value: unknown): string | undefined {
  const isSaid = typeof key === 'string' && called.test(key.trim());
  return isSaid && typeof value === 'string' && /^https?:\/\/[\w.:/~%-]+$/.test(value.trim())
    ? value.trim()
    : undefined;
}
