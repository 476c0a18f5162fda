export { ErrorSummary, type ErrorSummaryProps, Form, type FormProps, focusControl } from './form.tsx';
export { keyboard } from './keyboard.ts';
