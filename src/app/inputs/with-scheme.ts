/** A host with a dot in its name, and what may follow it. */
const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=:\d+(?:[/?#]|$)|[/?#]|$)/u;

/** An address as people type it, `example.org`, as one that leads there. */
export function withScheme(typed: unknown): unknown {
  const text = typeof typed === 'string' ? typed.trim() : '';
  return host.test(text) ? `https://${text}` : typed;
}
