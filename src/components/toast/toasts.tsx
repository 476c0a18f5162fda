import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { Button } from '#components/button';
import { IconButton } from '#components/icon-button';
import { cn, raisedLook } from '#components/internal';
import { useStrings } from '#components/locale';
import type { Message } from './message.ts';

export interface ToastsProps {
  messages: readonly Message[];
  onDismiss: (message: Message) => void;
}

/** A message that can be answered is there for longer. */
const durations = { plain: 6000, answerable: 15_000 };

/** The messages that are in sight. */
export function Toasts({ messages, onDismiss }: ToastsProps) {
  const strings = useStrings();
  return (
    <Radix.Provider label={strings.notifications} duration={durations.plain}>
      {messages.map((message) => (
        <Radix.Root
          key={message.id}
          type={message.isError ? 'foreground' : 'background'}
          duration={message.isError ? Number.POSITIVE_INFINITY : message.action && durations.answerable}
          onOpenChange={(open) => !open && onDismiss(message)}
          className={cn(
            raisedLook,
            'flex items-center justify-between gap-3 border-s-4 py-2 ps-4 pe-2',
            message.isError ? 'border-s-critical' : 'border-s-positive',
          )}
        >
          <Radix.Title className="min-w-0 flex-1 text-sm font-medium">{message.title}</Radix.Title>
          {message.action && (
            <Radix.Action asChild altText={message.action.label}>
              <Button size="sm" onClick={message.action.onAction}>
                {message.action.label}
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
      <Radix.Viewport className="fixed end-4 bottom-4 z-50 max-sm:bottom-20 flex w-96 max-w-[calc(100vw-2rem)] flex-col gap-2 outline-none print:hidden" />
    </Radix.Provider>
  );
}
