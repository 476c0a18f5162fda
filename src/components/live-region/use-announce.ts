import { useCallback } from 'react';
import { usePortalContainer } from '#components/portal-container';
import { announce } from './announce.ts';
import type { Urgency } from './urgencies.ts';

/** `announce`, said in the `PortalContainer` around, where there is one. */
export function useAnnounce(): (sentence: string, urgency?: Urgency) => void {
  const container = usePortalContainer();
  return useCallback((sentence, urgency) => announce(sentence, urgency, container), [container]);
}
