import type { Change } from './results.ts';

/** In so many stories fresh pages have to show a cause before it is believed of others: a colour for another says more than a shape. */
const enough = { exact: 4, vague: 12 };

/** What second looks taught about causes: where all of a change are known to be true, no fresh page has to show it. */
export class Belief {
  readonly #stories = new Map<string, Set<string>>();
  readonly #untrue = new Set<string>();

  holds(change: Change): boolean {
    const causes = causesOf(change);
    return causes.length > 0 && causes.every((cause) => !this.#untrue.has(cause) && this.#isSure(cause));
  }

  /** A fresh page showed just that. */
  confirm(change: Change) {
    for (const cause of causesOf(change))
      this.#stories.set(cause, (this.#stories.get(cause) ?? new Set()).add(change.story));
  }

  /** It was not to be seen in a fresh page. */
  refute(change: Change) {
    for (const cause of causesOf(change)) this.#untrue.add(cause);
  }

  #isSure(cause: string): boolean {
    const { size } = this.#stories.get(cause) ?? new Set();
    return size >= (/^(shape|line)/.test(cause) ? enough.vague : enough.exact);
  }
}

/** What happened, of whatever form and by how much. */
function causesOf({ boxes = [], spoken }: Change): string[] {
  const causes = boxes.map(({ cause }) => cause.replace(/^shape .*/, 'shape').replaceAll(/\d+ px/g, 'px'));
  return [...new Set([...causes, ...(spoken?.lines ?? [])])];
}
