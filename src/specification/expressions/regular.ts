/** The part of `re2js` that is used: patterns in linear time, whatever they are and whatever they are held against. */
interface Pattern {
  matcher: (text: string) => { find: () => boolean };
}
interface Engine {
  RE2JS: { compile: (pattern: string) => Pattern; translateRegExp: (pattern: string) => string };
  RE2Set: new () => { add: (pattern: string) => number };
}

let engine: Engine | undefined;
const longest = 1000;
/** So long a text is held against any pattern at once, and a longer one against parts so many times as many. */
const most = 1000;
const mostWork = 10_000_000;
const parsed = new Map<string, boolean>();
const compiled = new Map<string, Pattern | undefined>();

/** Loads what patterns need. Until then no pattern is known to fit. */
export async function loadPatterns(): Promise<void> {
  engine ??= await import('re2js');
}

/** Gives what patterns need to whoever has it already: the reader, which must not wait. */
export function givePatterns(given: Engine) {
  engine ??= given;
}

/** Whether a text has a part that fits a pattern; undefined where the pattern cannot be used, or it would take too long. */
export function fits(pattern: string, text: string): boolean | undefined {
  // For every character every part of it is looked at.
  if (text.length > most && sizeOf(pattern) * text.length > mostWork) return undefined;
  return patternOf(pattern)?.matcher(text).find();
}

/**
 * Whether a pattern is a regular expression that runs in linear time: no backreference, no look-around. Patterns must be
 * loaded. It is only parsed: to compile it takes ten times as long, and is left to who has a text for it.
 */
export function isPattern(pattern: string): boolean {
  const known = parsed.get(pattern);
  if (known !== undefined || !engine) return known ?? false;
  const { RE2JS, RE2Set } = engine;
  const found =
    pattern.length <= longest && attempt(() => new RE2Set().add(RE2JS.translateRegExp(pattern))) !== undefined;
  parsed.set(pattern, found);
  return found;
}

function patternOf(pattern: string): Pattern | undefined {
  const { RE2JS } = engine ?? {};
  if (!RE2JS) return undefined;
  if (!compiled.has(pattern)) {
    compiled.set(
      pattern,
      isPattern(pattern) ? attempt(() => RE2JS.compile(RE2JS.translateRegExp(pattern))) : undefined,
    );
  }
  return compiled.get(pattern);
}

function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** How many parts a pattern has once its repetitions are written out; it takes as long as that, for every character. */
export function sizeOf(pattern: string): number {
  const open = [0];
  let last = 0;
  for (const [part, least, most] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+)(?:,(\d*))?\}|./gsu)) {
    const around = open.at(-1) ?? 0;
    if (part === '(') open.push(0);
    else if (part === ')' && open.length > 1) {
      last = open.pop() ?? 0;
      open.push((open.pop() ?? 0) + last);
    } else if (least !== undefined)
      open[open.length - 1] = around + last * (Math.max(Number(least), Number(most ?? 0), 1) - 1);
    else {
      last = 1;
      open[open.length - 1] = around + last;
    }
  }
  return open.reduce((sum, size) => sum + size);
}
