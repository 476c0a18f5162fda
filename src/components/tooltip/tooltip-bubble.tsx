import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn, DrawnAlready, type DrawnAlreadyProps } from '#components/internal';
import { useSpoken } from '#components/locale';
import { usePortalContainer } from '#components/portal-container';

export interface TooltipBubbleProps extends Pick<DrawnAlreadyProps, 'element'>, ComponentProps<'div'> {
  side: 'top' | 'right' | 'bottom' | 'left';
  isOpen: boolean;
  onClose: () => void;
  /** Somebody wants it gone: told before it closes. */
  onEscape: () => void;
}

/** The words of a tooltip. */
export function TooltipBubble({
  element,
  side,
  isOpen,
  onClose,
  onEscape,
  className,
  children,
  ...rest
}: TooltipBubbleProps) {
  const container = usePortalContainer();
  const spoken = useSpoken();
  return (
    <Radix.Provider>
      <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Radix.Trigger asChild>
          <DrawnAlready element={element} />
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            {...spoken}
            {...rest}
            onEscapeKeyDown={onEscape}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'z-hint rounded-control border border-ink bg-ink text-surface max-w-[min(18rem,var(--radix-tooltip-content-available-width))] px-2 py-1 text-xs print:hidden',
              className,
            )}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
