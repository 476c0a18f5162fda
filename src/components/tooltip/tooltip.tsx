import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { raisedLook } from '#components/internal';

export interface TooltipProps {
  /** A few words. Nothing that a person must know to go on: touch has no tooltips. */
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** What it belongs to; must be able to take the focus. */
  children: ReactElement;
}

/** Names or explains what the pointer or the focus is on. */
export function Tooltip({ content, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={`${raisedLook} z-50 max-w-72 px-2 py-1 text-xs`}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
