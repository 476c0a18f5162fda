import { skipToken, useQuery } from '@tanstack/react-query';
import type { SampleState } from '#client';
import { useSession } from './session.tsx';

/** What became of the sample records; undefined while that is not known, and where a server keeps the records. */
export function useSampleState(): SampleState | undefined {
  const { connection, key } = useSession();
  const { samples } = connection;
  const { data } = useQuery({
    queryKey: [...key, 'samples'],
    queryFn: samples ? async () => (await samples()) ?? null : skipToken,
  });
  return data ?? undefined;
}
