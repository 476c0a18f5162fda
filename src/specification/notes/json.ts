/** A value of JSON with the place that it begins at. */
export interface JsonNode {
  at: number;
  value: null | boolean | number | string | readonly JsonNode[] | ReadonlyMap<string, JsonNode>;
}

/** What is wrong in a text, and at which of its characters. */
export class JsonFault extends Error {
  override readonly name = 'JsonFault';
  readonly code: 'syntax' | 'conflict' | 'twice';
  readonly at: number;
  constructor(code: JsonFault['code'], at: number) {
    super(code);
    this.code = code;
    this.at = at;
  }
}

const deepest = 32;
const space = /[ \t\r\n]*/y;
const scalar =
  /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** Reads JSON as its standard has it, with the place of each value, which `JSON.parse` does not tell. Throws a `JsonFault`. */
export function parseJson(text: string): JsonNode {
  let at = text.startsWith('\uFEFF') ? 1 : 0;

  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  }

  function next(): string | undefined {
    match(space);
    return text[at];
  }

  function fail(code: JsonFault['code'] = 'syntax', where = at): never {
    const isConflict = code === 'syntax' && /^(<{7}|={7}|>{7})/.test(text.slice(where, where + 7));
    throw new JsonFault(isConflict ? 'conflict' : code, where);
  }

  function take(character: string) {
    if (next() !== character) fail();
    at++;
  }

  /** What stands between brackets, with commas between. */
  function listed(end: string, item: () => void) {
    at++;
    if (next() !== end) {
      item();
      while (next() === ',') {
        at++;
        item();
      }
    }
    take(end);
  }

  function read(depth: number): JsonNode {
    const first = next();
    const start = at;
    if (depth > deepest) fail();
    if (first === '[') {
      const items: JsonNode[] = [];
      listed(']', () => items.push(read(depth + 1)));
      return { at: start, value: items };
    }
    if (first === '{') {
      const entries = new Map<string, JsonNode>();
      listed('}', () => {
        const isKey = next() === '"';
        const where = at;
        const { value } = isKey ? read(depth + 1) : fail();
        if (entries.has(String(value))) fail('twice', where);
        take(':');
        entries.set(String(value), read(depth + 1));
      });
      return { at: start, value: entries };
    }
    const written = match(scalar);
    return { at: start, value: written === undefined ? fail() : JSON.parse(written) };
  }

  const found = read(0);
  if (next() !== undefined) fail();
  return found;
}
