import { Written } from '../chapters/facts.ts';
import type { ProblemValues } from '../problem.ts';
import { thingAt } from '../vocabulary/thing-at.ts';
import { numberSaid } from '../vocabulary/words/number-said.ts';
import { isUnit } from '../vocabulary/words/units.ts';
import { shortened } from './shortened.ts';

type Place = readonly [line: number, column: number];

/** What a comma tears in the braces of a mapping: `{ price: 1,5 }`, `{ assert: records.tool.all(t, t.price > 0) }`. */
export class Torn {
  readonly #path: string;
  readonly #value: Record<string, unknown>;
  /** Of what has an open bracket, by its key. */
  readonly #open = new Map<string, Place>();
  readonly #numbers: [path: string, place: Place, told: ProblemValues][] = [];

  /** @param value the mapping as far as it is read; what is torn is taken out of it */
  constructor(path: string, value: Record<string, unknown>) {
    this.#path = path;
    this.#value = value;
  }

  /**
   * Whether words behind a comma go on with the value of the key before them.
   * @param isClose whether nothing stands between them and the comma
   */
  goesOn(key: string, words: string, { place, isClose }: { place: Place; isClose: boolean }): boolean {
    const before = this.#value[key];
    const number = isClose ? tornNumber(`${this.#path}.${key}`, before, words) : undefined;
    if (number) {
      this.#numbers.push([`${this.#path}.${key}`, place, number]);
      delete this.#value[key];
      return true;
    }
    if (typeof before !== 'string' || !opensCall(before) || !holdsText(`${this.#path}.${key}`)) return false;
    this.#value[key] = `${before}, ${words}`;
    if (!this.#open.has(key)) this.#open.set(key, place);
    return true;
  }

  /** What is said of it once the mapping is read. A field in short, `enum(S, M)`, is read as it stands, and so is a type. */
  get told(): readonly (readonly [path: string, place: Place, told: ProblemValues])[] {
    const calls = [...this.#open].flatMap(([key, place]) => {
      const whole = this.#value[key];
      if (key === 'type' || thingAt(`${this.#path}.${key}`)?.key === undefined || typeof whole !== 'string') return [];
      delete this.#value[key];
      const told = { name: shortened(whole), example: `${key}: ${JSON.stringify(whole)}` };
      return [[`${this.#path}.${key}`, place, told] as const];
    });
    return [...this.#numbers, ...calls];
  }
}

/** Whether a bracket is left open in a text. */
const opensCall = (text: string) => (text.match(/[([]/g)?.length ?? 0) > (text.match(/[)\]]/g)?.length ?? 0);

/** Whether a text stands there that may have brackets: what a thing states, or a field in short. */
function holdsText(path: string): boolean {
  const at = thingAt(path);
  return at !== undefined && (at.key !== undefined || at.thing === 'field');
}

/** Digits right behind a number and its comma, which parts in braces, also with a unit behind them. */
function tornNumber(path: string, before: unknown, words: string): ProblemValues | undefined {
  const [, digits, unit] = /^(\d+)(?: ?([^\s\d]\S*))?$/.exec(words) ?? [];
  if (!(before instanceof Written) || typeof before.value !== 'number' || digits === undefined) return undefined;
  if (unit !== undefined && !isUnit(unit)) return undefined;
  const key = path.slice(path.lastIndexOf('.') + 1);
  const name = `${before.source},${words}`;
  const number = numberSaid(`${before.source},${digits}`) ?? `${before.source},${digits}`;
  const isConstant = unit !== undefined && thingAt(path)?.thing === 'constant';
  if (!isConstant) return { name, example: `${key}: ${number}${unit === undefined ? '' : ` ${unit}`}` };
  const facts = `value: ${number}, unit: ${unit}`;
  return { name, example: key === 'value' ? facts : `${key}: { ${facts} }` };
}

/** `!record.paid` denies it, and is no tag: in quotes, with what stands behind it. */
export function deniedBy(tag: string, behind: unknown): string | undefined {
  if (!/^!\(?(?:record|subject|constants|has)\b/.test(tag)) return undefined;
  return JSON.stringify(typeof behind === 'string' && behind !== '' ? `${tag} ${behind}` : tag);
}
