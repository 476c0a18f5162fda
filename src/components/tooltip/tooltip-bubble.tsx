import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { DrawnAlready, type DrawnAlreadyProps, raisedLook } from '#components/internal';
import { usePortalContainer } from '#components/portal-container';

export interface TooltipBubbleProps extends Pick<DrawnAlreadyProps, 'element'> {
  id: string;
  side: 'top' | 'right' | 'bottom' | 'left';
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The words of a tooltip. */
export function TooltipBubble({ element, id, side, isOpen, onClose, children }: TooltipBubbleProps) {
  const container = usePortalContainer();
  return (
    <Radix.Provider>
      <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Radix.Trigger asChild>
          <DrawnAlready element={element} />
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            id={id}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={`${raisedLook} z-50 max-w-[min(18rem,var(--radix-tooltip-content-available-width))] px-2 py-1 text-xs print:hidden`}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
