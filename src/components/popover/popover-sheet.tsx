import { X } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { IconButton } from '#components/icon-button';
import {
  cn,
  comesLast,
  DrawnAlready,
  type DrawnAlreadyProps,
  focusLate,
  isLeft,
  ownForms,
  raisedLook,
  useLayer,
  useWayBack,
} from '#components/internal';
import { useSpoken, useStrings } from '#components/locale';
import { usePortalContainer } from '#components/portal-container';

export interface PopoverSheetProps extends Pick<DrawnAlreadyProps, 'element'>, ComponentProps<'div'> {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  from?: RefObject<HTMLElement | null>;
  align: 'start' | 'center' | 'end';
}

/** What a popover opens. */
export function PopoverSheet({
  element,
  label,
  open,
  onOpenChange,
  from,
  align,
  className,
  children,
  onKeyDown,
  ...rest
}: PopoverSheetProps) {
  const container = usePortalContainer();
  const strings = useStrings();
  const spoken = useSpoken();
  // What a button within a control opens keeps to the control.
  const anchor = useRef<HTMLElement>(null);
  anchor.current = element.current?.closest('[data-frame]') ?? element.current;
  const { ref: sheet, ...layer } = useLayer();
  const goBack = useWayBack(open, from?.current ? from : element);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <DrawnAlready element={element} />
      </Radix.Trigger>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal container={container}>
        <Radix.Content
          asChild
          {...spoken}
          aria-label={label}
          {...rest}
          {...ownForms(rest)}
          {...layer}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!isLeft(event)) return;
            event.preventDefault();
            onOpenChange(false);
          }}
          onOpenAutoFocus={focusLate}
          onCloseAutoFocus={goBack}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          data-popover
          className={cn(
            raisedLook,
            '@container z-menu overflow-y-auto p-inset max-sm:outline-none sm:max-h-(--radix-popover-content-available-height) sm:w-80 sm:max-w-(--radix-popover-content-available-width)',
            // On a phone a sheet at the lower edge, as dialogs are.
            'max-sm:flex max-sm:max-h-[80dvh] max-sm:flex-col max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 max-sm:pt-0 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))]',
            className,
          )}
        >
          <div ref={sheet}>
            {children}
            {/* Nobody has Escape on a phone. */}
            <div
              {...comesLast}
              className="order-first -me-1.5 mb-2 flex items-center justify-between gap-2 pt-2 sm:hidden"
            >
              <span aria-hidden className="min-w-0 truncate font-semibold">
                {label}
              </span>
              <Radix.Close asChild>
                <IconButton label={strings.close} size="sm">
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
