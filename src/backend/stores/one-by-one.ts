/** Does one piece of work after another: a check awaits what it reads, and nothing may be written meanwhile. */
export class OneByOne {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Settles once all that was begun is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
