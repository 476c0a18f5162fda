import type { Around } from '#specification';
import type { KnownRecords } from './known-records.ts';

/**
 * Asks something of the records that references lead to, as `settle` does, where an answer that rests on what could not be had
 * is none. Throws why it could not.
 */
export async function settleAll<T>(
  known: Pick<KnownRecords, 'get' | 'settle' | 'forgetFailed'>,
  ask: (around: Around) => T,
): Promise<T> {
  // What failed before may be had by now.
  known.forgetFailed();
  const failures = new Set<unknown>();
  const answer = await known.settle((around) => {
    failures.clear();
    return ask({
      ...around,
      find: (entity, key) => {
        const one = known.get(entity, key);
        if (one?.state === 'failed') failures.add(one.error);
        return around.find?.(entity, key);
      },
    });
  });
  for (const error of failures) throw error;
  return answer;
}
