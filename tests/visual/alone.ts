import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
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
