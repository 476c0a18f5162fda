import { anything, bracketed, digits, escaped } from './characters.ts';
import type { Part } from './pattern.ts';

/** Takes a regular expression apart into what texts can be made from: literals, classes, counts, groups, alternatives. */
export function parsePattern(pattern: string): Part {
  const reader = new Reader(pattern);
  const part = reader.alternatives();
  // What fits somewhere in a text may be followed by anything.
  return reader.isOpen
    ? { type: 'sequence', parts: [part, { type: 'repeat', of: set(digits), least: 0, most: 12 }] }
    : part;
}

const set = (characters: readonly string[]): Part => ({ type: 'set', characters });

class Reader {
  readonly #pattern: string;
  #at = 0;
  /** Whether it does not say where the text ends. */
  isOpen = true;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  alternatives(): Part {
    const options = [this.#sequence()];
    while (this.#take('|')) options.push(this.#sequence());
    return options.length === 1 && options[0] ? options[0] : { type: 'choice', options };
  }

  #take(text: string): boolean {
    if (!this.#pattern.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #sequence(): Part {
    const parts: Part[] = [];
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#pattern[this.#at] ?? '')) {
      const part = this.#atom();
      if (part) parts.push(this.#counted(part));
    }
    return { type: 'sequence', parts };
  }

  #atom(): Part | undefined {
    if (this.#take('^')) return undefined;
    if (this.#take('$')) {
      this.isOpen = false;
      return undefined;
    }
    if (this.#take('(')) return this.#group();
    if (this.#take('.')) return set(anything);
    if (this.#pattern[this.#at] === '[') return this.#characters(bracketed(this.#pattern, this.#at));
    if (this.#pattern[this.#at] === '\\') return this.#characters(escaped(this.#pattern, this.#at));
    const character = String.fromCodePoint(this.#pattern.codePointAt(this.#at) ?? 0);
    return this.#characters({ characters: [character], end: this.#at + character.length });
  }

  #characters({ characters, end }: { characters: readonly string[]; end: number }): Part | undefined {
    this.#at = end;
    return characters.length > 0 ? set(characters) : undefined;
  }

  #group(): Part | undefined {
    const [kind = ''] = /^\?(?:P?<\w+>|[imsU-]*:?)/.exec(this.#pattern.slice(this.#at)) ?? [];
    this.#at += kind.length;
    const part = this.alternatives();
    this.#take(')');
    return part;
  }

  #counted(part: Part): Part {
    const [whole, sign, from, comma, to] =
      /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.#pattern.slice(this.#at)) ?? [];
    if (whole === undefined) return part;
    this.#at += whole.length;
    const endless = Number.POSITIVE_INFINITY;
    if (sign) return { type: 'repeat', of: part, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : endless };
    const least = Number(from);
    return { type: 'repeat', of: part, least, most: comma ? (to ? Number(to) : endless) : least };
  }
}
