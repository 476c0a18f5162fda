/** The part of `re2js` that is used: patterns in linear time, whatever they are and whatever they are held against. */
interface Pattern {
  matcher: (text: string) => { find: () => boolean };
}
interface Engine {
  compile: (pattern: string) => Pattern;
  translateRegExp: (pattern: string) => string;
}

let engine: Engine | undefined;
const compiled = new Map<string, Pattern | undefined>();

/** Loads what patterns need. Until then no pattern is known to fit. */
export async function loadPatterns(): Promise<void> {
  engine ??= (await import('re2js')).RE2JS;
}

/** Gives what patterns need to whoever has it already: the reader, which must not wait. */
export function givePatterns(given: Engine) {
  engine ??= given;
}

/** Whether a text has a part that fits a pattern; undefined where the pattern cannot be used. */
export function fits(pattern: string, text: string): boolean | undefined {
  return patternOf(pattern)?.matcher(text).find();
}

/** Whether a pattern is a regular expression that runs in linear time: no backreference, no look-around. Patterns must be loaded. */
export function isPattern(pattern: string): boolean {
  return patternOf(pattern) !== undefined;
}

function patternOf(pattern: string): Pattern | undefined {
  if (!engine) return undefined;
  if (!compiled.has(pattern)) {
    let found: Pattern | undefined;
    try {
      found = pattern.length > 1000 ? undefined : engine.compile(engine.translateRegExp(pattern));
    } catch {
      found = undefined;
    }
    compiled.set(pattern, found);
  }
  return compiled.get(pattern);
}
