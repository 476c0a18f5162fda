import { useEffect } from 'react';

/** Lets the browser ask before the page is closed or loaded anew while something is under way. */
export function useAskBeforeLeaving(isUnderWay: boolean) {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
}
