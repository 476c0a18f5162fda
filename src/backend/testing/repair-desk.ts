import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleRecords } from '../index.ts';
import { type Asking, asking, now } from './ask.ts';

/** The repair desk with its samples. */
export async function repairDesk(): Promise<Asking> {
  const desk = asking(readFileSync(join(import.meta.dirname, '..', '..', '..', 'examples', 'repair-desk.md'), 'utf8'));
  await desk.store.fill(await sampleRecords(desk.product, now));
  return desk;
}
