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
  /** On a phone the picture is enough. */
  isPicture?: boolean;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A tool of a list behind a button: loaded when it is opened. */
export function ToolPopover({ label, icon: Icon, text, isPicture, align, children }: ToolPopoverProps) {
  return (
    <Popover
      align={align}
      label={label}
      trigger={
        <Button size="sm" className={text && 'min-w-0 max-w-full shrink'}>
          <Icon aria-hidden className="size-4 shrink-0" />
          <span className={isPicture ? 'max-sm:sr-only' : 'truncate'}>{text ?? label}</span>
        </Button>
      }
    >
      <Suspense fallback={<Skeleton lines={4} className="w-64" />}>{children}</Suspense>
    </Popover>
  );
}
