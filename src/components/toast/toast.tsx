import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { useOpening } from '#components/internal';
import { overlay } from '#components/lazily';
import type { ToastMessage } from './message.ts';
import { inSight, type Queue, queued } from './queue.ts';

const Toasts = overlay(() => import('./toasts.tsx'), 'Toasts');

/** Tells something; what it returns takes the message away again. */
type Tell = (message: ToastMessage) => () => void;

const ToastContext = createContext<Tell>(() => {
  throw new Error('useToast: there is no ToastProvider around, which would show it.');
});

export interface ToastProviderProps {
  /** The address of the page: what leads there is not offered on it. */
  place?: string;
  /** Who is told: what somebody else was told is over for them, unless it is for everyone, and nothing of it can be answered any more. */
  audience?: string;
  /** So many are in sight at once. The latest are; those before them that can be answered, or went wrong, wait. */
  limit?: number;
  /** The app, everything in which can tell something. */
  children: ReactNode;
}

/** Shows what `useToast` is told, at the edge of everything inside. */
export function ToastProvider({ place, audience, limit = 3, children }: ToastProviderProps) {
  const [queue, setQueue] = useState<Queue>({ messages: [] });
  const [told, setTold] = useState(audience);
  if (told !== audience) {
    setTold(audience);
    setQueue(({ messages }) => ({ messages: messages.filter(({ forEveryone }) => forEveryone) }));
  }
  const { isNeeded } = useOpening(queue.messages.length > 0, undefined);
  const count = useRef(0);
  const dismiss = useCallback(
    (id: number) => setQueue((earlier) => ({ ...earlier, messages: earlier.messages.filter((one) => one.id !== id) })),
    [],
  );
  const tell = useCallback<Tell>(
    (message) => {
      count.current += 1;
      const id = count.current;
      setQueue((earlier) => queued(earlier, { ...message, id }, limit));
      return () => dismiss(id);
    },
    [limit, dismiss],
  );
  const [showsAll, setShowsAll] = useState(false);
  if (showsAll && queue.messages.length <= limit) setShowsAll(false);
  const hold = (held: number | undefined) => setQueue((earlier) => ({ ...earlier, held }));
  const shown = showsAll ? queue.messages : inSight(queue, limit);
  return (
    <ToastContext value={tell}>
      {children}
      {/* Here from the beginning: what comes within what is hidden already is hidden. */}
      <div aria-live="off" className="contents">
        {isNeeded && (
          <Toasts
            messages={shown}
            waiting={queue.messages.length - shown.length}
            place={place}
            showsAll={showsAll}
            onShowAll={setShowsAll}
            onDismiss={({ id }) => dismiss(id)}
            onHold={hold}
          />
        )}
      </div>
    </ToastContext>
  );
}

/** Tells a person what has just happened, without stopping them. Nothing that must be read or answered. What it returns takes the message away before its time. */
export function useToast(): (message: ToastMessage) => () => void {
  return use(ToastContext);
}
