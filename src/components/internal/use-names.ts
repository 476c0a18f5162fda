import { createContext, use, useId, useLayoutEffect } from 'react';

/** Told the id of the title that names what it stands in, and nothing once that is gone. */
export const NamesContext = createContext<((id: string | undefined) => void) | undefined>(undefined);

/** The id of a title, its own or one that is made, by which what it stands in is named. */
export function useNames(own: string | undefined): string {
  const made = useId();
  const id = own ?? made;
  const tell = use(NamesContext);
  useLayoutEffect(() => {
    tell?.(id);
    return () => tell?.(undefined);
  }, [tell, id]);
  return id;
}
