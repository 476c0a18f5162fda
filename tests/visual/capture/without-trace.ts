import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import process from 'node:process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does work of which nothing unfinished is there afterwards. Where it is interrupted, it ends at once: the browser was
 * told as well, and what is no longer seen in it is no finding.
 */
export async function withoutTrace<Value>(unfinished: readonly string[], work: () => Promise<Value>): Promise<Value> {
  const clean = () => {
    for (const path of unfinished) rmSync(path, { recursive: true, force: true });
  };
  const end = (signal: (typeof signals)[number]) => {
    clean();
    console.error('Interrupted: nothing was judged, and the last report is as it was.');
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, end);
  try {
    return await work();
  } finally {
    for (const signal of signals) process.off(signal, end);
    clean();
  }
}
