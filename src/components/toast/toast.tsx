import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { IconButton } from '#components/icon-button';
import { cn, raisedLook } from '#components/internal';
import { useStrings } from '#components/locale';

interface Message {
  title: string;
  /** Something went wrong: it stays until it is dismissed. */
  isError?: boolean;
}

const ToastContext = createContext<(message: Message) => void>(() => undefined);

/** Shows what `useToast` is told, at the edge of everything inside. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const strings = useStrings();
  const [messages, setMessages] = useState<(Message & { id: number })[]>([]);
  const tell = useCallback(
    (message: Message) => setMessages((earlier) => [...earlier, { ...message, id: Date.now() + earlier.length }]),
    [],
  );
  return (
    <ToastContext value={tell}>
      <Radix.Provider label={strings.notifications} duration={6000}>
        {children}
        {messages.map(({ id, title, isError }) => (
          <Radix.Root
            key={id}
            type={isError ? 'foreground' : 'background'}
            duration={isError ? Number.POSITIVE_INFINITY : undefined}
            onOpenChange={(open) => !open && setMessages((earlier) => earlier.filter((message) => message.id !== id))}
            className={cn(
              raisedLook,
              'flex items-center justify-between gap-3 border-s-4 py-2 ps-4 pe-2',
              isError ? 'border-s-critical' : 'border-s-positive',
            )}
          >
            <Radix.Title className="text-sm font-medium">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={strings.dismiss} size="sm">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </Radix.Root>
        ))}
        <Radix.Viewport className="fixed end-4 bottom-4 z-50 flex w-96 max-w-[calc(100vw-2rem)] flex-col gap-2 outline-none" />
      </Radix.Provider>
    </ToastContext>
  );
}

/** Tells a person what has just happened, without stopping them. Nothing that must be read or answered. */
export function useToast() {
  return use(ToastContext);
}
