import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Stop } from './exit-codes.ts';

/**
 * Does something while no other process does it here: two would write the same files. Who was cut off holds up nobody.
 * @param path says who is at it, as long as somebody is
 */
export async function alone<Done>(path: string, work: () => Promise<Done>): Promise<Done> {
  take(path);
  taken.add(path);
  const leave = () => {
    taken.delete(path);
    rmSync(path, { force: true });
  };
  process.once('exit', leave);
  try {
    return await work();
  } finally {
    process.off('exit', leave);
    leave();
  }
}

/** By this process. */
const taken = new Set<string>();

function take(path: string) {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const other = Number(whoIsAt(path));
    // In a container the next process may well have the number of one that was cut off.
    if (other === process.pid ? taken.has(path) : isThere(other))
      throw new Stop(
        `Another run is at the pictures already (process ${other}), and both would write the same files. Wait until it ends, or end it.`,
      );
    rmSync(path, { force: true });
    take(path);
  }
}

function isThere(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Of somebody else.
    return codeOf(error) === 'EPERM';
  }
}

/** Nobody, where the other has left by now. */
function whoIsAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
