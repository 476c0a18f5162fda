import { X } from 'lucide-react';
import { Dialog as Radix, AlertDialog as RadixAlert } from 'radix-ui';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { Button } from '#components/button';
import { IconButton } from '#components/icon-button';
import { cn, focusItself, raisedLook } from '#components/internal';
import { useStrings } from '#components/locale';

const scrimLook = 'fixed inset-0 z-40 bg-scrim';
const sheetLook = cn(
  raisedLook,
  'fixed z-50 flex max-h-[calc(100dvh-2rem)] flex-col inset-x-4 top-4 mx-auto max-w-form sm:top-[12vh] sm:max-h-[76vh]',
);

export interface DialogProps {
  /** Opens it; left out where `open` is held outside. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the end, the one that goes on last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Something to be dealt with before going on. Escape and a press outside leave it. */
export function Dialog({ trigger, open, onOpenChange, title, description, actions, children }: DialogProps) {
  const strings = useStrings();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrimLook} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusItself}
          className={cn(sheetLook, 'outline-none')}
        >
          <header className="border-b border-line py-3.5 ps-5 pe-14">
            <Radix.Title className="text-lg font-semibold tracking-tight">{title}</Radix.Title>
            {description && <Radix.Description className="text-sm text-muted">{description}</Radix.Description>}
          </header>
          {children && <Body>{children}</Body>}
          {actions && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3.5">{actions}</footer>
          )}
          {/* Last, so that the focus begins with what the dialog is for. */}
          <Radix.Close asChild>
            <IconButton label={strings.close} size="sm" className="absolute end-3.5 top-3.5">
              <X aria-hidden />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The middle scrolls. Where nothing in it takes the focus, it does itself: the keyboard must be able to scroll it. */
function Body({ children }: { children: ReactNode }) {
  const [scrolls, setScrolls] = useState(false);
  const measure = useCallback((body: HTMLDivElement | null) => {
    if (body) setScrolls(body.scrollHeight > body.clientHeight);
  }, []);
  return (
    <div ref={measure} tabIndex={scrolls ? 0 : undefined} className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
      {children}
    </div>
  );
}

export interface AlertDialogProps {
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, in a sentence. */
  description: ReactNode;
  /** What the button that goes on says: a verb, not `OK`. */
  action: string;
  onAction: () => void;
  /** It cannot be taken back. */
  danger?: boolean;
}

/** A question that must be answered: a press outside does not leave it. The focus begins on the way back. */
export function AlertDialog({
  trigger,
  open,
  onOpenChange,
  title,
  description,
  action,
  onAction,
  danger = false,
}: AlertDialogProps) {
  const strings = useStrings();
  return (
    <RadixAlert.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixAlert.Trigger asChild>{trigger}</RadixAlert.Trigger>}
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={scrimLook} />
        <RadixAlert.Content className={cn(sheetLook, 'gap-2 p-5')}>
          <RadixAlert.Title className="text-lg font-semibold tracking-tight">{title}</RadixAlert.Title>
          <RadixAlert.Description className="text-base text-muted">{description}</RadixAlert.Description>
          <footer className="mt-4 flex flex-wrap justify-end gap-3">
            <RadixAlert.Cancel asChild>
              <Button>{strings.goBack}</Button>
            </RadixAlert.Cancel>
            <RadixAlert.Action asChild>
              <Button tone={danger ? 'danger' : 'primary'} onClick={onAction}>
                {action}
              </Button>
            </RadixAlert.Action>
          </footer>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
