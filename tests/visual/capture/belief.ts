import type { Change } from '../results.ts';

/** In so many stories fresh pages have to show a cause, or its kind, before it is believed of others. */
const enough = { cause: 4, kind: 12 };

/** What second looks taught about causes: where all of a change are known to be true, no fresh page has to show it. */
export class Belief {
  readonly #stories = new Map<string, Set<string>>();
  readonly #untrue = new Set<string>();

  holds(change: Change): boolean {
    const causes = causesOf(change);
    return causes.length > 0 && causes.every((cause) => this.#isSure(cause));
  }

  /** A fresh page showed just that. */
  confirm(change: Change) {
    for (const what of causesOf(change).flatMap((cause) => [cause, kindOf(cause)]))
      this.#stories.set(what, (this.#stories.get(what) ?? new Set()).add(change.story));
  }

  /** It was not to be seen in a fresh page. */
  refute(change: Change) {
    for (const cause of causesOf(change)) this.#untrue.add(cause).add(kindOf(cause));
  }

  #isSure(cause: string): boolean {
    const seen = (what: string) => (this.#untrue.has(what) ? 0 : (this.#stories.get(what)?.size ?? 0));
    if (this.#untrue.has(cause)) return false;
    return seen(cause) >= enough.cause || seen(kindOf(cause)) >= enough.kind;
  }
}

function causesOf({ boxes = [], spoken }: Change): string[] {
  return [...new Set([...boxes.map(({ cause }) => cause), ...(spoken?.lines ?? [])])];
}

/** Of a form there are as many as there are letters, and of colours as many as there are tints; each word is one of its own. */
function kindOf(cause: string): string {
  if (cause.startsWith('shape ')) return 'a shape';
  if (/^(line )?#[0-9a-f]+ → /.test(cause)) return 'a colour';
  return cause.replaceAll(/\d+ px/g, 'px');
}
