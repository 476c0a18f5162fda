import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Whole or not at all: who reads meanwhile, and who is cut off, finds the one or the other. A link stays one. */
export function replaceFile(path: string, text: string) {
  const before = statSync(path, { throwIfNoEntry: false });
  const place = before ? realpathSync(path) : path;
  const made = `${place}.${process.pid}.tmp`;
  try {
    writeFileSync(made, text, { flag: 'wx', ...(before && { mode: before.mode }) });
    // What the process leaves out of the rights of new files is no reason to take any from this one.
    if (before) chmodSync(made, before.mode);
    renameSync(made, place);
  } catch (error) {
    rmSync(made, { force: true });
    throw error;
  }
}
