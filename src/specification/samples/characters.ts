const between = (from: string, to: string): string[] => {
  const [first, last] = [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0];
  return Array.from({ length: Math.min(Math.max(last - first + 1, 0), 500) }, (_, index) =>
    String.fromCodePoint(first + index),
  );
};

export const digits = between('0', '9');
const small = between('a', 'z');
const capitals = between('A', 'Z');
const printable = [...small, ...capitals, ...digits, ...between(' ', '~').filter((one) => !/[a-zA-Z0-9]/.test(one))];

/** Any character, letters first. */
export const anything: readonly string[] = printable;

const classes: Record<string, readonly string[]> = {
  d: digits,
  w: [...small, ...capitals, ...digits, '_'],
  s: [' '],
  D: printable.filter((one) => !/\d/.test(one)),
  W: printable.filter((one) => !/\w/.test(one)),
  S: printable.filter((one) => one !== ' '),
  t: ['\t'],
  n: ['\n'],
  r: ['\r'],
};

const lastCodePoint = 0x10ffff;
const longestEscape = 40;

/** The characters of `\d`, `\p{Lu}`, `\x41`, `\.` at a place in a pattern, and where they end; none for `\b`. */
export function escaped(pattern: string, at: number): { characters: readonly string[]; end: number } {
  const [whole, name = '', ...codes] =
    /^\\(?:[pP]\{?\^?([A-Za-z]+)\}?|[xu]\{([0-9a-fA-F]{1,6})\}|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4}))/.exec(
      pattern.slice(at, at + longestEscape),
    ) ?? [];
  if (whole !== undefined && name) return { characters: ofProperty(name), end: at + whole.length };
  const code = codes.find((one) => one !== undefined);
  if (whole !== undefined && code !== undefined)
    return {
      characters: [String.fromCodePoint(Math.min(Number.parseInt(code, 16), lastCodePoint))],
      end: at + whole.length,
    };
  const letter = String.fromCodePoint(pattern.codePointAt(at + 1) ?? 0);
  const end = at + 1 + letter.length;
  if (/^[bBAzZ]$/.test(letter)) return { characters: [], end };
  return { characters: classes[letter] ?? [letter], end };
}

function ofProperty(name: string): readonly string[] {
  if (name === 'Lu') return capitals;
  if (name === 'Ll') return small;
  if (name.startsWith('N')) return digits;
  return name.startsWith('L') ? [...small, ...capitals] : (ofScript.get(name) ?? printable);
}

/** Letters of the scripts that have no capitals, and of some that do. */
const ofScript: ReadonlyMap<string, readonly string[]> = new Map([
  ['Latin', [...small, ...capitals]],
  ['Greek', between('α', 'ω')],
  ['Cyrillic', between('а', 'я')],
  ['Arabic', between('ا', 'غ')],
  ['Hebrew', between('א', 'ת')],
  ['Han', between('一', '丿')],
  ['Hiragana', between('あ', 'ん')],
  ['Katakana', between('ア', 'ン')],
]);

/** The characters of `[A-Z0-9-]`, and where it ends. */
export function bracketed(pattern: string, at: number): { characters: readonly string[]; end: number } {
  const isNegated = pattern[at + 1] === '^';
  const found: string[] = [];
  let index = at + (isNegated ? 2 : 1);
  const start = index;
  while (index < pattern.length && (pattern[index] !== ']' || index === start)) {
    const one = member(pattern, index);
    index = one.end;
    const isRange = one.characters.length === 1 && pattern[index] === '-' && pattern[index + 1] !== ']';
    if (!isRange) found.push(...one.characters);
    else {
      const last = member(pattern, index + 1);
      index = last.end;
      found.push(...between(one.characters[0] ?? '', last.characters[0] ?? ''));
    }
  }
  const set = new Set(found);
  return { characters: isNegated ? printable.filter((one) => !set.has(one)) : [...set], end: index + 1 };
}

const posix: Record<string, readonly string[]> = {
  digit: digits,
  alpha: [...small, ...capitals],
  alnum: [...small, ...capitals, ...digits],
  upper: capitals,
  lower: small,
  space: [' '],
};

function member(pattern: string, at: number): { characters: readonly string[]; end: number } {
  if (pattern[at] === '\\') return escaped(pattern, at);
  const [whole = '', name = ''] = /^\[:(\w+):\]/.exec(pattern.slice(at)) ?? [];
  if (name) return { characters: posix[name] ?? [], end: at + whole.length };
  const character = String.fromCodePoint(pattern.codePointAt(at) ?? 0);
  return { characters: [character], end: at + character.length };
}
