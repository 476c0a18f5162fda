import { AlertDialog as Radix } from 'radix-ui';
import { Button } from '#components/button';
import { cn, DrawnAlready, keepClear, useWayBack } from '#components/internal';
import { useStrings } from '#components/locale';
import { usePortalContainer } from '#components/portal-container';
import type { AlertDialogProps } from './dialog.tsx';
import { isLeft } from './is-left.ts';
import { keepsFocus } from './keeps-focus.ts';
import { scrimLook, sheetLook } from './looks.ts';
import { Scrolled } from './scrolled.tsx';
import type { Opened } from './triggered.tsx';

/** What an alert dialog opens. */
export function Question({
  element,
  open,
  onOpenChange,
  title,
  description,
  action,
  onAction,
  wayOut,
  danger = false,
  className,
  children,
  onKeyDown,
  ...rest
}: Opened<AlertDialogProps>) {
  const container = usePortalContainer();
  const strings = useStrings();
  const goBack = useWayBack(open, element);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {element && (
        <Radix.Trigger asChild>
          <DrawnAlready element={element} />
        </Radix.Trigger>
      )}
      <Radix.Portal container={container}>
        <Radix.Overlay {...keepsFocus} className={scrimLook} />
        <Radix.Content
          {...rest}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!isLeft(event)) return;
            event.preventDefault();
            onOpenChange(false);
          }}
          onCloseAutoFocus={goBack}
          className={cn(sheetLook, 'gap-2 px-5 pt-5 low:overflow-y-auto', className)}
        >
          <Radix.Title className="text-lg font-semibold tracking-tight">{title}</Radix.Title>
          <Radix.Description className="text-base text-muted">{description}</Radix.Description>
          {children && <Scrolled className="low:shrink-0">{children}</Scrolled>}
          <div
            {...keepClear}
            className="mt-4 flex flex-wrap justify-end gap-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]"
          >
            <Radix.Cancel asChild>
              <Button>{wayOut ?? strings.goBack}</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button tone={danger ? 'danger' : 'primary'} className="max-w-full wrap-anywhere" onClick={onAction}>
                {action}
              </Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
