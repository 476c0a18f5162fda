export { useIsInDialog } from '#components/internal';
export { AlertDialog, type AlertDialogProps, Dialog, type DialogProps } from './dialog.tsx';
export { Drawer, type DrawerProps } from './drawer.tsx';
export { keyboard } from './keyboard.ts';
