import { AlertDialog as Radix } from 'radix-ui';
import { cn, DrawnAlready, isLeft, useWayBack } from '#components/internal';
import { useStrings } from '#components/locale';
import { usePortalContainer } from '#components/portal-container';
import type { AlertDialogProps } from './dialog.tsx';
import { DrawnContext } from './dialog-parts.tsx';
import { keepsFocus } from './keeps-focus.ts';
import { scrimLook, sheetLook } from './looks.ts';
import { questionParts as drawn } from './question-parts.tsx';
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
          <DrawnContext value={drawn}>
            {title === undefined ? (
              children
            ) : (
              <>
                <drawn.Header>
                  <drawn.Title>{title}</drawn.Title>
                  <drawn.Description>{description}</drawn.Description>
                </drawn.Header>
                {children && <drawn.Body>{children}</drawn.Body>}
                <drawn.Actions>
                  <drawn.Close>{wayOut ?? strings.goBack}</drawn.Close>
                  <drawn.Action tone={danger ? 'danger' : 'primary'} onClick={onAction}>
                    {action}
                  </drawn.Action>
                </drawn.Actions>
              </>
            )}
          </DrawnContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
