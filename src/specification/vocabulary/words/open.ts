/** What stands in an example where something is still to be said. */
export const open = '…';

/** Whether a name, a key or a value is still to be said. */
export const isOpen = (written: unknown): boolean =>
  typeof written === 'string' && /^(?:…|\.\.\.)$/.test(written.trim());

/** What people write where they do not know yet. */
export const isUndecided = (written: string): boolean =>
  /^(?:\?+|-+|n\/?a|tb[dca]|todo|unknown|unclear|offen|unklar|unbekannt|未定|غير محدد)$/i.test(written.trim());

/** Whether something in an expression is still to be said; within a text it is part of it. */
export const leavesOpen = (expression: string): boolean =>
  /…|\.\.\./.test(expression.replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, ''));
