export { useIsInDialog } from '#components/internal';
export { AlertDialog, type AlertDialogProps, Dialog, type DialogProps } from './dialog.tsx';
export type {
  DialogActionProps,
  DialogActionsProps,
  DialogBodyProps,
  DialogCloseProps,
  DialogDescriptionProps,
  DialogHeaderProps,
  DialogTitleProps,
} from './dialog-part-props.ts';
export {
  DialogAction,
  DialogActions,
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from './dialog-parts.tsx';
export { Drawer, type DrawerProps } from './drawer.tsx';
export { keyboard } from './keyboard.ts';
