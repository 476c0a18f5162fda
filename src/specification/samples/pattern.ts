/** A part of a pattern, as far as texts that fit can be made from it. */
export type Part =
  | { type: 'set'; characters: readonly string[] }
  | { type: 'sequence'; parts: readonly Part[] }
  | { type: 'choice'; options: readonly Part[] }
  | { type: 'repeat'; of: Part; least: number; most: number };

const most = 1_000;
const far = 1e12;

/** How many different texts a part gives, each repetition as often as it has to be and `extra` times more. */
export function countOf(part: Part, extra: number): number {
  switch (part.type) {
    case 'set':
      return part.characters.length;
    case 'sequence':
      return part.parts.reduce((count, one) => Math.min(count * countOf(one, extra), far), 1);
    case 'choice':
      return part.options.reduce((count, one) => Math.min(count + countOf(one, extra), far), 0);
    case 'repeat':
      return Math.min(countOf(part.of, extra) ** timesOf(part, extra), far);
  }
}

/** One of them by its number: what stands last counts first, as in numbers. */
export function textAt(part: Part, extra: number, number: number): string {
  switch (part.type) {
    case 'set':
      return part.characters[number % part.characters.length] ?? '';
    case 'sequence':
      return joined(part.parts, extra, number);
    case 'repeat':
      return joined(Array(timesOf(part, extra)).fill(part.of), extra, number);
    case 'choice': {
      let rest = number;
      for (const option of part.options) {
        const count = countOf(option, extra);
        if (rest < count) return textAt(option, extra, rest);
        rest -= count;
      }
      return '';
    }
  }
}

function timesOf({ least, most: stated }: Part & { type: 'repeat' }, extra: number): number {
  return Math.min(least + extra, stated, Math.max(least, most));
}

function joined(parts: readonly Part[], extra: number, number: number): string {
  const texts: string[] = [];
  let rest = number;
  for (const part of parts.toReversed()) {
    const count = Math.max(countOf(part, extra), 1);
    texts.unshift(textAt(part, extra, rest % count));
    rest = Math.floor(rest / count);
  }
  return texts.join('');
}
