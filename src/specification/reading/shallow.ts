/** How many lists and quotations may lie within one another. The parser drops the rest of a text from 50 lists on. */
const deepest = 24;

/**
 * A line that does not open more containers, nor stands further in, than anybody writes by hand. What lies deeper
 * is taken for words.
 */
export function shallow(line: string): string {
  let depth = 0;
  let at = 0;
  while (at < line.length) {
    const step = stepAt(line, at);
    if (!step) return line;
    depth += step.depth;
    if (depth > deepest) return line.slice(0, at) + escaped(line.slice(at).trimStart());
    at += step.length;
  }
  return line;
}

/** What can nest, at a place in the front of a line: an indent, or the mark of a list or a quotation. */
function stepAt(line: string, at: number): { depth: number; length: number } | undefined {
  const character = line[at];
  if (character === ' ') return { depth: 0.5, length: 1 };
  if (character === '\t') return { depth: 2, length: 1 };
  if (character === '>') return { depth: 1, length: 1 };
  const mark = /(?:[-*+]|\d{1,9}[.)])(?=\s|$)/y;
  mark.lastIndex = at;
  const found = mark.exec(line)?.[0];
  return found === undefined ? undefined : { depth: 1, length: found.length };
}

/** Takes its meaning from the mark that a text begins with. */
function escaped(text: string): string {
  return text.replace(/^(\d*)(?=[-*+>.)])/, '$1\\');
}
