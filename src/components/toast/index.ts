export { keepClear } from '#components/internal';
export { keyboard } from './keyboard.ts';
export type { ToastAction, ToastMessage } from './message.ts';
export { ToastProvider, useToast } from './toast.tsx';
