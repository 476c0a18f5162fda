import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { usePortalContainer } from '#components/portal-container';

/** How long whoever finds something wrong has to lead there, in milliseconds. */
const patience = 150;

/**
 * Announces what is found wrong later, by a server or by who looks at several answers together: it stands below its control, and
 * nobody is there. Where the focus is led to what is wrong, or is at this very control, it is read with that.
 */
export function useLateError(field: RefObject<HTMLElement | null>, error: ReactNode, errorId: string | undefined) {
  const container = usePortalContainer();
  // Whatever is drawn is another at each render: of that only its coming is news.
  const news = typeof error === 'string' ? error : Boolean(error);
  const known = useRef(news);
  useEffect(() => {
    if (known.current === news) return undefined;
    known.current = news;
    if (!news || errorId === undefined) return undefined;
    const tell = async () => {
      // Few forms ever need it; where it does not come, the error still stands there.
      const late = await import('./tell-late.ts').catch(() => undefined);
      if (field.current) late?.tellLate(field.current, errorId, container);
    };
    const timer = setTimeout(() => void tell(), patience);
    return () => clearTimeout(timer);
  }, [field, news, errorId, container]);
}
