import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#components/icon-button';
import { cn, DrawnAlready, type DrawnAlreadyProps, focusItself, raisedLook } from '#components/internal';
import { useStrings } from '#components/locale';

export interface NavigationDrawerProps extends Pick<DrawnAlreadyProps, 'element'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The navigation, where there is no room for it beside the content. */
export function NavigationDrawer({ element, open, onOpenChange, children }: NavigationDrawerProps) {
  const strings = useStrings();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>
        <DrawnAlready element={element} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusItself}
          className={cn(
            raisedLook,
            'fixed inset-y-0 start-0 z-50 w-72 max-w-[85vw] overflow-y-auto rounded-none border-y-0 outline-none border-s-0 p-3',
          )}
        >
          <div className="mb-3 flex items-center justify-between">
            <Dialog.Title className="px-2.5 font-semibold">{strings.navigation}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={strings.close} size="sm">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
