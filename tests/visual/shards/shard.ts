import { join } from 'node:path';
import type { StoryEntry } from '../capture/stories.ts';
import { exitCodes, Stop } from '../exit-codes.ts';
import { reportFolder } from '../results.ts';

/** One of several machines that share the stories among them. */
export interface Shard {
  /** From 1 on. */
  part: number;
  of: number;
}

/** Where the parts leave what they found, each in a folder of its own. */
export const shardsFolder = `${reportFolder}-shards`;

export function shardFrom(text: string): Shard {
  const [, part, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!part || !of || part > of)
    throw new Stop(`${text} is no part of a whole: write it as in --shard 2/8.`, exitCodes.usage);
  return { part, of };
}

export function shardFolder({ part, of }: Shard, folder = shardsFolder): string {
  return join(folder, `${part}-of-${of}`);
}

/** As many as are shown one after the other in one page. */
const most = 12;

/** The stories of one part. Stories of a file stay together; baselines of stories that are gone belong to someone too. */
export function storiesIn({ part, of }: Shard, stories: readonly StoryEntry[], guarded: Iterable<string>): Set<string> {
  const known = new Set(stories.map(({ id }) => id));
  const gone = [...new Set(guarded)].filter((id) => !known.has(id));
  const files = [...Map.groupBy(stories, ({ importPath }) => importPath).values()].map((file) =>
    file.map(({ id }) => id),
  );
  const pieces = [...files, gone].flatMap((ids) => {
    const sorted = ids.toSorted();
    return Array.from({ length: Math.ceil(sorted.length / most) }, (_, at) => sorted.slice(at * most, (at + 1) * most));
  });
  pieces.sort((a, b) => b.length - a.length || ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
  const shares = Array.from({ length: of }, (): string[] => []);
  for (const piece of pieces) {
    const lightest = shares.reduce((one, other) => (other.length < one.length ? other : one));
    lightest.push(...piece);
  }
  return new Set(shares[part - 1]);
}
