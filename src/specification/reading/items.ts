/**
 * Items that are not shown, or cannot be used, are left out of their list: this knows which of those that are written
 * the others were.
 */
export class Items {
  readonly #written = new Map<unknown, readonly number[]>();

  /** Notes for a list the indexes, as written, of the items that it still has. */
  note(list: readonly unknown[], written: readonly number[]) {
    if (written.some((index, at) => index !== at)) this.#written.set(list, written);
  }

  /** The index that an item of a list has in the document. */
  writtenIndex(list: readonly unknown[], index: number): number {
    return this.#written.get(list)?.[index] ?? index;
  }

  /** Leaves items out, in place. */
  remove(list: unknown[], indexes: ReadonlySet<number>) {
    const left = [...list.keys()].filter((index) => !indexes.has(index));
    const written = left.map((index) => this.writtenIndex(list, index));
    const items = left.map((index) => list[index]);
    for (const [index, item] of items.entries()) list[index] = item;
    list.length = items.length;
    this.note(list, written);
  }
}
