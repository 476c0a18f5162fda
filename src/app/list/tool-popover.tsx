import type { LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Button } from '#components/button';
import { Popover } from '#components/popover';
import { Skeleton } from '#components/skeleton';

interface ToolPopoverProps {
  label: string;
  icon: LucideIcon;
  /** In place of the label, where it says more. */
  text?: string;
  /** The beginning of it, where there is little room. */
  short?: string;
  /** On a phone the picture is enough. */
  isPicture?: boolean;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A tool of a list behind a button: loaded when it is opened. */
export function ToolPopover({ label, icon: Icon, text, short, isPicture, align, children }: ToolPopoverProps) {
  return (
    <Popover
      align={align}
      label={label}
      trigger={
        <Button
          size="sm"
          aria-label={short && text}
          className={`${text ? 'min-w-0 max-w-full shrink' : ''} ${short ? 'max-sm:max-w-fit max-sm:flex-1 max-sm:basis-24' : ''}`}
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          {/* What is cut off is the end of the words, in whichever direction they are written. */}
          {short && (
            <span dir="auto" title={text} className="truncate @3xl:hidden">
              {short}
            </span>
          )}
          <span className={isPicture ? 'max-sm:sr-only' : `truncate ${short ? '@max-3xl:hidden' : ''}`}>
            {text ?? label}
          </span>
        </Button>
      }
    >
      <Suspense fallback={<Skeleton lines={4} className="w-64" />}>{children}</Suspense>
    </Popover>
  );
}
