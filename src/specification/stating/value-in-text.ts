/** What stands behind a key, and from where to where. */
export interface ValueInText {
  kind: 'map' | 'list' | 'word' | 'nothing';
  from: number;
  to: number;
}

/** The value that begins at an offset, on the same line; `nothing` where it begins on a line below, or not at all. */
export function valueInText(text: string, offset: number, isInFlow: boolean): ValueInText {
  let from = offset;
  while (text[from] === ' ') from++;
  const first = text[from];
  if (first === '{' || first === '[') {
    return { kind: first === '{' ? 'map' : 'list', from, to: closing(text, from) };
  }
  const rest = text.slice(from, lineEnd(text, from));
  const end = isInFlow ? /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^,}\]]*)/.exec(rest)?.[0] : rest.replace(/(?:^|\s)#.*$/, '');
  const word = (end ?? '').trimEnd();
  return { kind: word === '' ? 'nothing' : 'word', from, to: from + word.length };
}

/** The offset behind the bracket that closes the one at an offset. */
function closing(text: string, offset: number): number {
  let depth = 0;
  for (let at = offset; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"' || (sign === "'" && /[\s,[{:]/.test(text[at - 1] ?? ' '))) at = endOfQuote(text, at);
    else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') depth--;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function endOfQuote(text: string, offset: number): number {
  const quote = text[offset];
  for (let at = offset + 1; at < text.length; at++) {
    if (text[at] === '\\' && quote === '"') at++;
    else if (text[at] === quote) return at;
  }
  return text.length;
}

/** The offset of the end of a line. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** The offset of a line and a column, each from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  let from = 0;
  for (let at = 1; at < line; at++) {
    const next = text.indexOf('\n', from);
    if (next < 0) return text.length;
    from = next + 1;
  }
  return from + column - 1;
}
