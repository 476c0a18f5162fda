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
    const timer = setTimeout(() => {
      const { current: element } = field;
      const root = element?.getRootNode() as Document | ShadowRoot | undefined;
      const at = root?.activeElement;
      const isLed = at?.getAttribute('aria-invalid') === 'true' || at?.closest('[role=alert]') != null;
      if (isLed || element?.contains(at ?? null)) return;
      const wrong = root?.getElementById(errorId)?.textContent?.trim();
      const name = element?.querySelector('[data-name]')?.textContent?.trim();
      const sentence = [name, wrong].filter(Boolean).join(': ');
      // Few forms ever need it.
      import('#components/live-region')
        .then(({ announce }) => announce(sentence, 'polite', container))
        // It still stands there.
        .catch(() => undefined);
    }, patience);
    return () => clearTimeout(timer);
  }, [field, news, errorId, container]);
}
