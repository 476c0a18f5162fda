export { ErrorSummary, type ErrorSummaryProps, Form, type FormError, type FormProps, focusControl } from './form.tsx';
export { keyboard } from './keyboard.ts';
