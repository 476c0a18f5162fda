import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * What is chosen in a picture: what the address asks for, each time that it is asked, until something else is chosen.
 * @param askedBy what the address asks for, of the path of a fact; null where that is none of the picture
 */
export function useChosen(askedBy: (at: string) => string | null) {
  const [parameters] = useSearchParams();
  const { key } = useLocation();
  const asked = askedBy(parameters.get('at') ?? '');
  const [chosen, choose] = useState(asked);
  const [followed, setFollowed] = useState(key);
  if (followed !== key) {
    setFollowed(key);
    if (asked !== null) choose(asked);
  }
  return [chosen, choose] as const;
}
