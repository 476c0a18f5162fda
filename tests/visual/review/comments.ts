import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '#tooling/replace-file';
import { Stop } from '../exit-codes.ts';
import { readJson } from '../read-json.ts';

/** Something that was said about a spot of a picture. */
export interface Comment {
  id: string;
  story: string;
  mode: string;
  /** In pixels of the picture. */
  x: number;
  y: number;
  text: string;
  by?: string;
  /** ISO 8601. */
  at: string;
  /** When it was done with. */
  resolved?: string;
}

export type NewComment = Pick<Comment, 'story' | 'mode' | 'x' | 'y' | 'text'>;

const longest = 4000;

/** Comments on pictures: a file a story, to travel in git with what it is about. */
export class Comments {
  readonly #folder: string;

  constructor(folder = join(import.meta.dirname, '..', 'comments')) {
    this.#folder = folder;
  }

  all(): Comment[] {
    if (!existsSync(this.#folder)) return [];
    const files = readdirSync(this.#folder).filter((name) => name.endsWith('.json'));
    return files.sort().flatMap((name) => this.of(name.slice(0, -'.json'.length)));
  }

  of(story: string): Comment[] {
    const path = this.#path(story);
    if (!existsSync(path)) return [];
    const remedy = 'bring it back, as with `git checkout`';
    const kept = readJson<Omit<Comment, 'story'>[]>(path, remedy);
    if (!Array.isArray(kept)) throw new Stop(`${path} is no list of comments: ${remedy}.`);
    return kept.map((comment) => ({ ...comment, story }));
  }

  add({ story, mode, x, y, text }: NewComment): Comment[] {
    const told = text.trim();
    if (!told || told.length > longest) throw new Stop(`Say something in 1 to ${longest} letters.`);
    if (!(x >= 0 && y >= 0)) throw new Stop('Say where in the picture.');
    const comment = {
      id: randomUUID().slice(0, 8),
      mode,
      x: Math.round(x),
      y: Math.round(y),
      text: told,
      by: author(),
    };
    // Read last: somebody else may comment meanwhile.
    return this.#write(story, [...this.of(story), { ...comment, story, at: new Date().toISOString() }]);
  }

  /** It is done with, or it is not after all. */
  resolve(story: string, id: string, isDone: boolean): Comment[] {
    const before = this.of(story);
    if (!before.some((comment) => comment.id === id)) throw new Stop('There is no such comment.');
    const resolved = isDone ? new Date().toISOString() : undefined;
    return this.#write(
      story,
      before.map((comment) => (comment.id === id ? { ...comment, resolved } : comment)),
    );
  }

  remove(story: string, id: string): Comment[] {
    return this.#write(
      story,
      this.of(story).filter((comment) => comment.id !== id),
    );
  }

  #write(story: string, comments: readonly Comment[]): Comment[] {
    const path = this.#path(story);
    if (comments.length === 0) rmSync(path, { force: true });
    else {
      mkdirSync(this.#folder, { recursive: true });
      const lines = comments.map(({ story: _, ...comment }) => comment);
      replaceFile(path, `${JSON.stringify(lines, null, 2)}\n`);
    }
    return [...comments];
  }

  #path(story: string): string {
    if (!/^[\p{L}\p{M}\p{N}-]+$/u.test(story)) throw new Stop(`${story} is no story.`);
    return join(this.#folder, `${story}.json`);
  }
}

function author(): string | undefined {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
