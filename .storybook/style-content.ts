import { rulesOf, type StyleRule } from './style-rules.ts';

/** What code may ask of a style sheet: words that may be classes, and custom properties. */
export interface Asked {
  words: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

export function askedBy(code: string): Asked {
  return { words: new Set(code.split(/[\s"'`]+|\\n/)), properties: propertiesIn(code) };
}

/** A style sheet, of which each story is told the part that it can be drawn with. */
export class StyleContent {
  readonly #rules: StyleRule[];
  readonly #classes: ReadonlySet<string>;
  /** The classes that each module names: every story asks for the same modules again. */
  readonly #named = new Map<Asked, readonly string[]>();

  /** @param all what any story asks for: a class that nobody does may be put together, and counts for all */
  constructor(css: string, all: readonly Asked[]) {
    const rules = rulesOf(css);
    this.#classes = new Set(rules.flatMap(({ classes }) => classes));
    const named = this.#namedBy(all);
    this.#rules = rules.map((rule) => (rule.classes.some((name) => named.has(name)) ? rule : { ...rule, classes: [] }));
  }

  /** The rules that count where this is asked for, in their order. */
  of(asked: readonly Asked[]): string {
    const named = this.#namedBy(asked);
    const counting = this.#rules.filter(
      ({ classes }) => classes.length === 0 || classes.some((name) => named.has(name)),
    );
    const values = Map.groupBy(counting, ({ property }) => property);
    const properties = new Set(asked.flatMap((one) => [...one.properties]));
    for (const { text } of values.get(undefined) ?? []) for (const name of propertiesIn(text)) properties.add(name);
    for (const name of properties)
      for (const { text } of values.get(name) ?? []) for (const other of propertiesIn(text)) properties.add(other);
    return counting
      .filter(({ property }) => property === undefined || properties.has(property))
      .map(({ text }) => text)
      .join('\n');
  }

  #namedBy(asked: readonly Asked[]): ReadonlySet<string> {
    const named = new Set<string>();
    for (const one of asked) {
      const known = this.#named.get(one) ?? [...one.words].filter((word) => this.#classes.has(word));
      this.#named.set(one, known);
      for (const name of known) named.add(name);
    }
    return named;
  }
}

function propertiesIn(text: string): Set<string> {
  return new Set(text.match(/--[\w-]+/g));
}
