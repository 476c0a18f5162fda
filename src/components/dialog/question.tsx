import { AlertDialog as Radix } from 'radix-ui';
import {
  cn,
  DrawnAlready,
  isLeft,
  NamesContext,
  ownForms,
  scrimLook,
  takesEscape,
  useWayBack,
} from '#components/internal';
import { useSpoken, useStrings } from '#components/locale';
import { usePortalContainer } from '#components/portal-container';
import type { AlertDialogProps } from './dialog.tsx';
import {
  DialogAction,
  DialogActions,
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  SurroundingsContext,
} from './dialog-parts.tsx';
import { keepsFocus } from './keeps-focus.ts';
import { sheetLook, sheetWidths } from './looks.ts';
import type { Opened } from './triggered.tsx';
import { useName } from './use-name.ts';

const surroundings = {
  primitive: { Title: Radix.Title, Description: Radix.Description, Close: Radix.Cancel, Action: Radix.Action },
  looks: {
    header: 'flex flex-col gap-2',
    description: 'text-base text-muted',
    body: 'min-h-lh tight:shrink-0',
    actions: 'mt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]',
  },
};

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
  tone,
  className,
  children,
  onKeyDown,
  ...rest
}: Opened<AlertDialogProps>) {
  const container = usePortalContainer();
  const strings = useStrings();
  const spoken = useSpoken();
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
          {...spoken}
          {...name}
          {...rest}
          {...ownForms(rest)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!isLeft(event)) return;
            event.preventDefault();
            onOpenChange(false);
          }}
          onEscapeKeyDown={takesEscape}
          onCloseAutoFocus={goBack}
          className={cn(sheetLook, sheetWidths.md, 'gap-2 px-5 pt-5 overflow-y-auto', className)}
        >
          <NamesContext value={setName}>
            <SurroundingsContext value={surroundings}>
              {title === undefined ? (
                children
              ) : (
                <>
                  <DialogHeader>
                    <DialogTitle>{title}</DialogTitle>
                    <DialogDescription>{description}</DialogDescription>
                  </DialogHeader>
                  {children && <DialogBody>{children}</DialogBody>}
                  <DialogActions>
                    <DialogClose>{wayOut ?? strings.goBack}</DialogClose>
                    <DialogAction variant="primary" tone={tone} onClick={onAction}>
                      {action}
                    </DialogAction>
                  </DialogActions>
                </>
              )}
            </SurroundingsContext>
          </NamesContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
