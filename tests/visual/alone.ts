import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { Stop } from './exit-codes.ts';

/** How often who waits looks whether it is its turn, in milliseconds. */
const pause = 200;

/**
 * Does something while no other process does it here: two would write the same files. The system lets go of what is held with
 * who held it: who was cut off holds up nobody.
 * @param path of the file that is held
 * @param isPatient waits for its turn, where it is refused otherwise
 */
export async function alone<Done>(path: string, work: () => Promise<Done>, isPatient = false): Promise<Done> {
  mkdirSync(dirname(path), { recursive: true });
  const held = new DatabaseSync(path, { timeout: 0 });
  try {
    while (!isTaken(held)) {
      if (!isPatient)
        throw new Stop(
          'Another run is at the pictures already, and both would write the same files. Wait until it ends, or end it.',
        );
      await setTimeout(pause);
    }
    return await work();
  } finally {
    held.close();
  }
}

/** How long whoever waits without letting anything else happen does so at most, in milliseconds. */
const longest = 60_000;

/**
 * Does short work on a folder once no other process does any, and without letting go in between.
 * @throws {Stop} where the other one does not end
 */
export function inTurn(folder: string, work: () => void) {
  const held = new DatabaseSync(
    join(tmpdir(), `ninefold-${createHash('sha256').update(resolve(folder)).digest('hex')}.held`),
    {
      timeout: longest,
    },
  );
  try {
    if (!isTaken(held)) throw new Stop(`Something else writes into ${folder} and does not end: end it, and try again.`);
    work();
  } finally {
    held.close();
  }
}

/** What SQLite says where another connection holds the file. */
const busy = 5;

function isTaken(held: DatabaseSync): boolean {
  try {
    held.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false;
    throw error;
  }
}
