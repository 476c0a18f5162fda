import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { Button } from '#components/button';
import { IconButton } from '#components/icon-button';
import { cn, raisedLook } from '#components/internal';
import { useStrings } from '#components/locale';

/** Something that can still be done about what has happened. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

interface Message {
  title: string;
  action?: ToastAction;
  /** Something went wrong: it stays until it is dismissed. */
  isError?: boolean;
}

/** A message that can be answered is there for longer. */
const durations = { plain: 6000, answerable: 15_000 };

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
      <Radix.Provider label={strings.notifications} duration={durations.plain}>
        {children}
        {messages.map(({ id, title, action, isError }) => (
          <Radix.Root
            key={id}
            type={isError ? 'foreground' : 'background'}
            duration={isError ? Number.POSITIVE_INFINITY : action && durations.answerable}
            onOpenChange={(open) => !open && setMessages((earlier) => earlier.filter((message) => message.id !== id))}
            className={cn(
              raisedLook,
              'flex items-center justify-between gap-3 border-s-4 py-2 ps-4 pe-2',
              isError ? 'border-s-critical' : 'border-s-positive',
            )}
          >
            <Radix.Title className="min-w-0 flex-1 text-sm font-medium">{title}</Radix.Title>
            {action && (
              <Radix.Action asChild altText={action.label}>
                <Button size="sm" onClick={action.onAction}>
                  {action.label}
                </Button>
              </Radix.Action>
            )}
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
