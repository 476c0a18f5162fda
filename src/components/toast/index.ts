export { type ToastAction, ToastProvider, useToast } from './toast.tsx';
