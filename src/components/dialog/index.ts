export { useIsInDialog } from '#components/internal';
export { AlertDialog, type AlertDialogProps, Dialog, type DialogProps } from './dialog.tsx';
