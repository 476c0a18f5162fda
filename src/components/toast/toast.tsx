import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { useOpening } from '#components/internal';
import { overlay } from '#components/lazily';
import type { Message } from './message.ts';

const Toasts = overlay(() => import('./toasts.tsx'), 'Toasts');

const ToastContext = createContext<(message: Omit<Message, 'id'>) => void>(() => undefined);

export interface ToastProviderProps {
  /** The address of the page: what leads there is not offered on it. */
  place?: string;
  children: ReactNode;
}

/** Shows what `useToast` is told, at the edge of everything inside. */
export function ToastProvider({ place, children }: ToastProviderProps) {
  const [messages, setMessages] = useState<Message[]>([]);
  const { isNeeded } = useOpening(messages.length > 0, undefined);
  const tell = useCallback(
    (message: Omit<Message, 'id'>) =>
      setMessages((earlier) => {
        const others = earlier.filter((one) => !saysTheSame(one, message));
        return [...others, { ...message, id: (earlier.at(-1)?.id ?? 0) + 1 }];
      }),
    [],
  );
  const dismiss = (message: Message) => setMessages((earlier) => earlier.filter((one) => one !== message));
  return (
    <ToastContext value={tell}>
      {children}
      {isNeeded && <Toasts messages={messages} place={place} onDismiss={dismiss} />}
    </ToastContext>
  );
}

/** What can be answered is about one thing each; all else is said once, and anew. */
function saysTheSame(one: Message, other: Omit<Message, 'id'>): boolean {
  return !one.actions && !other.actions && one.title === other.title && one.isError === other.isError;
}

/** Tells a person what has just happened, without stopping them. Nothing that must be read or answered. */
export function useToast() {
  return use(ToastContext);
}
