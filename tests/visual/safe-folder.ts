import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inTurn } from './alone.ts';
import { Stop } from './exit-codes.ts';

/** Names what is to be taken away, beside what is to be there. */
const gone = 'gone.json';

/**
 * A folder in which several files are written at once: whoever is stopped meanwhile leaves all of them as they were, or decided, and
 * then the next one carries it out.
 */
export class SafeFolder {
  readonly path: string;
  /** What is to be taken away, while something is begun. */
  #taken: Set<string> | undefined;

  constructor(path: string) {
    this.path = path;
  }

  get #begun(): string {
    return `${this.path}.begun`;
  }

  get #decided(): string {
    return `${this.path}.decided`;
  }

  /** A file as it is, or is to be; undefined where there is none. */
  read(name: string): Buffer | undefined {
    if (this.#taken?.has(name)) return undefined;
    const staged = join(this.#begun, name);
    const path = this.#taken && existsSync(staged) ? staged : join(this.path, name);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  /** A file that must be there. @throws where it is not */
  need(name: string): Buffer {
    const content = this.read(name);
    if (!content) throw new Error(`${join(this.path, name)} is not there.`);
    return content;
  }

  put(name: string, content: Buffer | string) {
    this.atOnce(() => {
      this.#taken?.delete(name);
      const path = join(this.#begun, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    });
  }

  drop(name: string) {
    this.atOnce(() => {
      this.#taken?.add(name);
      rmSync(join(this.#begun, name), { force: true });
    });
  }

  /** Does work of which all that it writes is there afterwards, or nothing; whoever else writes waits for it. */
  atOnce(work: () => void) {
    if (this.#taken) return work();
    inTurn(this.path, () => {
      this.#carryOutEarlier();
      this.#taken = new Set();
      try {
        rmSync(this.#begun, { recursive: true, force: true });
        mkdirSync(this.#begun, { recursive: true });
        work();
        writeFileSync(join(this.#begun, gone), JSON.stringify([...this.#taken]));
        renameSync(this.#begun, this.#decided);
      } finally {
        this.#taken = undefined;
        rmSync(this.#begun, { recursive: true, force: true });
      }
      this.#carryOut();
    });
  }

  /** Carries out what was decided before somebody was stopped. */
  settle() {
    if (existsSync(this.#decided)) inTurn(this.path, () => this.#carryOutEarlier());
  }

  /** What somebody decided who was stopped: whoever comes next is told that it is there now. */
  #carryOutEarlier() {
    if (!existsSync(this.#decided)) return;
    this.#carryOut();
    console.log(`What was decided before, and could not be written then, is written into ${this.path} now.`);
  }

  /** @throws {Stop} where it cannot be: it stays decided, and whoever comes next tries again */
  #carryOut() {
    if (!existsSync(this.#decided)) return;
    try {
      for (const name of JSON.parse(readFileSync(join(this.#decided, gone), 'utf8')) as string[])
        rmSync(join(this.path, name), { force: true });
      for (const name of readdirSync(this.#decided, { recursive: true, encoding: 'utf8' })) {
        const from = join(this.#decided, name);
        if (name === gone || !statSync(from).isFile()) continue;
        mkdirSync(dirname(join(this.path, name)), { recursive: true });
        renameSync(from, join(this.path, name));
      }
    } catch (error) {
      const { message } = error as Error;
      throw new Stop(
        `What was decided is kept in ${this.#decided}, and cannot be put into ${this.path}: ${message}. Make that writable and try again.`,
      );
    }
    // Whoever is stopped while it is taken away left nothing that is decided.
    rmSync(this.#begun, { recursive: true, force: true });
    renameSync(this.#decided, this.#begun);
    rmSync(this.#begun, { recursive: true, force: true });
  }
}
