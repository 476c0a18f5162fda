import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { IconButton } from '#components/icon-button';
import {
  cn,
  DrawnAlready,
  focusFirst,
  goRound,
  InDialogContext,
  isLeft,
  NamesContext,
  ownForms,
  scrimLook,
  useLayer,
  useWayBack,
} from '#components/internal';
import { useSpoken, useStrings } from '#components/locale';
import { usePortalContainer } from '#components/portal-container';
import type { DialogProps } from './dialog.tsx';
import {
  DialogActions,
  DialogBody,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  SurroundingsContext,
} from './dialog-parts.tsx';
import type { DrawerProps } from './drawer.tsx';
import { isAnswered } from './is-answered.ts';
import { keepsFocus } from './keeps-focus.ts';
import { sheetLook, sheetWidths, sideLooks, widths } from './looks.ts';
import type { Opened } from './triggered.tsx';
import { useName } from './use-name.ts';

const surroundings = {
  primitive: { Title: Radix.Title, Description: Radix.Description, Close: Radix.Close, Action: Radix.Close },
  looks: {
    header: 'border-b border-line py-3.5 ps-5 pe-14',
    description: 'text-sm text-muted',
    body: 'min-h-16 flex-1 tight:flex-none scroll-pb-20 px-5 py-inset',
    actions: 'border-t border-line px-5 py-3.5',
  },
};

/** What a dialog opens. */
export function DialogSheet({
  element,
  open,
  onOpenChange,
  title,
  description,
  actions,
  side,
  size = 'md',
  className,
  children,
  onKeyDown,
  ...rest
}: Opened<DialogProps & Pick<DrawerProps, 'side'>>) {
  const container = usePortalContainer();
  const strings = useStrings();
  const spoken = useSpoken();
  const { ref: sheet, ...layer } = useLayer();
  const goBack = useWayBack(open, element);
  const [name, setName] = useName({ open, title, element, ...rest });
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
          asChild
          {...spoken}
          {...name}
          {...rest}
          {...ownForms(rest)}
          {...layer}
          onPointerDownOutside={(event) => {
            layer.onPointerDownOutside(event);
            if (isAnswered(sheet.current)) event.preventDefault();
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            goRound(event);
            if (!isLeft(event)) return;
            event.preventDefault();
            onOpenChange?.(false);
          }}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={goBack}
          className={cn(
            side ? sideLooks[side] : [sheetLook, sheetWidths[size]],
            // Where there is little room nothing of it stays in the way of the rest.
            'overflow-y-auto pb-[env(safe-area-inset-bottom)] outline-none',
            (side === 'start' || side === 'end') && widths[size],
            className,
          )}
        >
          <div ref={sheet}>
            <NamesContext value={setName}>
              <SurroundingsContext value={surroundings}>
                <InDialogContext value>
                  {title === undefined ? (
                    children
                  ) : (
                    <>
                      <DialogHeader>
                        <DialogTitle>{title}</DialogTitle>
                        {description && <DialogDescription>{description}</DialogDescription>}
                      </DialogHeader>
                      {children && <DialogBody>{children}</DialogBody>}
                      {actions && <DialogActions>{actions}</DialogActions>}
                    </>
                  )}
                </InDialogContext>
              </SurroundingsContext>
            </NamesContext>
            {/* Last, so that the focus begins with what the dialog is for. */}
            <Radix.Close asChild>
              <IconButton label={strings.close} size="sm" className="absolute end-3.5 top-3.5">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
