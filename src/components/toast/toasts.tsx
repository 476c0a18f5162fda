import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#components/button';
import { IconButton } from '#components/icon-button';
import { cn, raisedLook, type Tone, toneIcons } from '#components/internal';
import { useStrings } from '#components/locale';
import { usePortalContainer } from '#components/portal-container';
import { answersOf, durationOf, isWrong, type Message } from './message.ts';
import { useLift } from './use-lift.ts';
import { useWayFrom } from './use-way-from.ts';
import { useWayIn } from './use-way-in.tsx';

const usual: Tone = 'positive';

const looks: Record<Tone, { edge: string; icon: string }> = {
  neutral: { edge: 'border-s-edge', icon: 'text-muted' },
  info: { edge: 'border-s-info', icon: 'text-info' },
  positive: { edge: 'border-s-positive', icon: 'text-positive' },
  caution: { edge: 'border-s-caution', icon: 'text-caution' },
  critical: { edge: 'border-s-critical', icon: 'text-critical' },
};

const scrolled = 'max-h-[calc(100dvh-2rem)] overflow-y-auto';
const short = '[@media(height<=40rem)]:max-h-[calc(100dvh-2rem)] [@media(height<=40rem)]:overflow-y-auto';

/** There is nothing to go to where there is no message. */
const keys = { none: [], some: ['F8'] };

export interface ToastsProps {
  messages: readonly Message[];
  /** So many more there are. */
  waiting: number;
  /** Whether those are in sight that would wait. */
  showsAll: boolean;
  onShowAll: (showsAll: boolean) => void;
  place?: string;
  onDismiss: (message: Message) => void;
  /** Told which message somebody is at. */
  onHold: (id: number | undefined) => void;
}

/** The messages that are in sight. */
export function Toasts({ messages, waiting, showsAll, onShowAll, place, onDismiss, onHold }: ToastsProps) {
  const strings = useStrings();
  const container = usePortalContainer();
  const [viewport, lift] = useLift();
  const region = useRef<HTMLDivElement>(null);
  useWayFrom(region, messages.length === 0);
  const wayIn = useWayIn(region, messages.length === 0);
  const isLeaving = useRef(false);
  // Of those that are scrolled the latest is in sight.
  useEffect(() => {
    const list = region.current?.querySelector('ol');
    if (list && messages.length > 0 && !showsAll) list.scrollTop = list.scrollHeight;
  }, [messages.length, showsAll]);
  // Radix takes Escape for the latest message wherever it is pressed: elsewhere it leaves something else.
  const hearEscape = (event: Event) => {
    const [at] = event.composedPath();
    isLeaving.current = !(at instanceof Node && region.current?.contains(at));
    queueMicrotask(() => {
      isLeaving.current = false;
    });
  };
  const edge = (
    // What may speak is not hidden by what opens over the page. It is read apart.
    <div ref={region} aria-live="off">
      {wayIn}
      <Radix.Viewport
        ref={messages.length > 0 ? viewport : undefined}
        label={`${strings.notifications} (F8)`}
        hotkey={messages.length > 0 ? keys.some : keys.none}
        style={{ bottom: lift }}
        className={cn(
          'fixed end-4 ltr:me-(--removed-body-scroll-bar-size) z-message flex w-96 max-w-[calc(100vw-2rem)] flex-col gap-2 rounded-sheet outline-offset-2 print:hidden',
          // Where some may be as high as the window, as at 400 %, they are scrolled.
          showsAll ? scrolled : short,
        )}
      >
        {/* There before any message, as Radix puts these behind what is in here already: it is read where it stands. */}
        <li hidden={waiting === 0 && !showsAll} className={cn(raisedLook, 'pointer-events-auto self-end')}>
          <button
            type="button"
            aria-expanded={showsAll}
            onClick={() => onShowAll(!showsAll)}
            className="min-h-6 rounded-control px-2 py-0.5 text-xs text-muted -outline-offset-2 hover:text-ink"
          >
            {showsAll ? strings.showLess : waiting > 0 && strings.others(waiting)}
          </button>
        </li>
      </Radix.Viewport>
    </div>
  );
  return (
    <Radix.Provider label={strings.notifications} announcerContainer={container}>
      {messages.map((message) => (
        <Radix.Root
          key={message.id}
          type={isWrong(message) ? 'foreground' : 'background'}
          duration={durationOf(message)}
          onFocus={() => onHold(message.id)}
          onBlur={() => onHold(undefined)}
          open
          onKeyDown={(event) => {
            // Also where the name of a button is in sight, which would be gone first.
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.currentTarget.parentElement?.focus();
            onDismiss(message);
          }}
          onEscapeKeyDown={hearEscape}
          onOpenChange={(open) => !open && !isLeaving.current && onDismiss(message)}
          className={cn(
            raisedLook,
            // A dialog below lets nothing else be pressed.
            'pointer-events-auto flex items-start gap-x-2 border-s-4 py-cell ps-inset pe-2',
            looks[message.tone ?? usual].edge,
          )}
        >
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-2 gap-y-1">
            <Radix.Title className="flex min-w-0 flex-auto gap-2 py-[max(0.25rem,round(down,(var(--size-of-control-sm)-1lh)/2,1px))] text-sm font-medium wrap-anywhere">
              <ToneIcon tone={message.tone ?? usual} />
              <span className="min-w-0">{message.title}</span>
            </Radix.Title>
            {answersOf(message)
              .filter(({ leadsTo }) => leadsTo === undefined || leadsTo !== place)
              .map(({ label, onAction }) => (
                <Radix.Action key={label} asChild altText={label}>
                  <Button size="sm" onClick={onAction}>
                    {label}
                  </Button>
                </Radix.Action>
              ))}
          </div>
          <Radix.Close asChild>
            <IconButton label={strings.dismiss} size="sm">
              <X aria-hidden />
            </IconButton>
          </Radix.Close>
        </Radix.Root>
      ))}
      {container ? createPortal(edge, container) : edge}
    </Radix.Provider>
  );
}

function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = toneIcons[tone];
  return <Icon aria-hidden className={cn('h-[1lh] w-4 shrink-0', looks[tone].icon)} />;
}
