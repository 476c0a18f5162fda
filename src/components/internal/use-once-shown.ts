import { useState } from 'react';

/** Whether something was ever shown: what was typed into it is there when it is shown again, and nothing of it is made before. */
export function useOnceShown(isShown: boolean): boolean {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return isShown || wasShown;
}
