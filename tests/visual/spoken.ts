import { createHash } from 'node:crypto';
import type { Captured } from './picture.ts';

export function hashOfSpoken(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** What a picture tells by itself; undefined where another mode of its story speaks for it. @param kept the hash of what it told, where it told something of its own before */
export function ownSpoken({ spoken, isEcho, speaker }: Captured, kept: string | undefined): string | undefined {
  const isOwn = !isEcho || kept !== undefined || (speaker !== undefined && speaker !== spoken);
  return isOwn ? spoken : undefined;
}

/** The lines that went, with a minus before them, and those that came, with a plus. */
export function lineChanges(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => (text === '' ? [] : text.split('\n'))) as [string[], string[]];
  const width = now.length + 1;
  // How many lines are common from each pair of places on.
  const common = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const changes: string[] = [];
  for (let i = 0, j = 0; i < old.length || j < now.length; ) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      i++;
      j++;
    } else if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1)))
      changes.push(`- ${old[i++]?.trim()}`);
    else changes.push(`+ ${now[j++]?.trim()}`);
  }
  return changes;
}
