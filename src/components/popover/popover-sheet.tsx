import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn, DrawnAlready, type DrawnAlreadyProps, raisedLook } from '#components/internal';

export interface PopoverSheetProps extends Pick<DrawnAlreadyProps, 'element'> {
  id: string;
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  align: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** What a popover opens. */
export function PopoverSheet({ element, id, label, open, onOpenChange, align, children }: PopoverSheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <DrawnAlready element={element} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            raisedLook,
            'z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto p-4',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
