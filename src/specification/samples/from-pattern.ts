import { fits } from '../expressions/index.ts';
import { parsePattern } from './parse-pattern.ts';
import { countOf, type Part, textAt } from './pattern.ts';

/** How long a text may be, and how many different ones are wanted. */
export interface Wanted {
  count: number;
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

const parsed = new Map<string, Part>();
const extras = new Map<string, number>();

/** A text that fits a pattern, in order: two of different numbers are not alike. Undefined where none was found. */
export function textFitting(pattern: string, number: number, wanted: Wanted): string | undefined {
  let part = parsed.get(pattern);
  if (!part) {
    part = parsePattern(pattern);
    parsed.set(pattern, part);
  }
  const { count: many, minLength, maxLength } = wanted;
  const name = `${many} ${minLength} ${maxLength} ${pattern}`;
  const extra = extras.get(name) ?? extraFor(part, wanted);
  extras.set(name, extra);
  const count = countOf(part, extra);
  // `R-000001` rather than `R-000000`, where there is room.
  const text = textAt(part, extra, (number + (count > wanted.count ? 1 : 0)) % Math.max(count, 1));
  return isWithin(text, wanted) && fits(pattern, text) !== false ? text : undefined;
}

/** How much more often than they have to be repetitions are used: until texts are long enough, and enough of them. */
function extraFor(part: Part, wanted: Wanted): number {
  let best = { extra: 0, count: 0 };
  for (let extra = 0; extra <= 64; extra++) {
    const { length } = [...textAt(part, extra, 0)];
    if (length > (wanted.maxLength ?? 2_000)) break;
    if (length < (wanted.minLength ?? 0)) continue;
    const count = countOf(part, extra);
    if (count > best.count) best = { extra, count };
    if (count > wanted.count) break;
  }
  return best.extra;
}

function isWithin(text: string, { minLength = 0, maxLength = 2_000 }: Wanted): boolean {
  const { length } = [...text];
  return length >= minLength && length <= maxLength;
}
