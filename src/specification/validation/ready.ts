import { loadPatterns } from '../expressions/index.ts';

/** Loads what patterns need. To be awaited before anything is judged or made: until then no pattern is enforced. */
export async function ready(): Promise<void> {
  await loadPatterns();
}
