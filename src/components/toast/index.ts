export { keepClear } from '#components/internal';
export type { ToastAction } from './message.ts';
export { ToastProvider, useToast } from './toast.tsx';
