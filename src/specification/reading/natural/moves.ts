/** Where facts are kept that were written elsewhere. */
export class Moves {
  readonly #to = new Map<string, string>();

  /** @param from the path at which it is written, below what was moved before */
  note(from: string, to: string) {
    if (from !== to) this.#to.set(from, to);
  }

  /** Paths as they are after the moves. */
  follow(paths: Set<string>) {
    if (this.#to.size === 0) return;
    for (const path of [...paths]) {
      const moved = this.#pathOf(path);
      if (moved === path) continue;
      paths.delete(path);
      paths.add(moved);
    }
  }

  #pathOf(path: string): string {
    return path.split('.').reduce((before, step) => {
      const at = before === '' ? step : `${before}.${step}`;
      return this.#to.get(at) ?? at;
    }, '');
  }
}
