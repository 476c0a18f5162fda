import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { documentKey, keptKey, loadShelf } from './load-document.ts';

/** Removes the file that a person opened from this browser, and goes on elsewhere. Throws where the browser keeps it. */
export function useForgetFile(): (to?: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (to) => {
    await (await loadShelf()).forgetDocument();
    client.setQueryData(keptKey, null);
    client.removeQueries({ queryKey: documentKey('file') });
    if (to !== undefined) await navigate(to);
  };
}
