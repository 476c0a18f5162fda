export { ErrorSummary, type ErrorSummaryProps, Form, type FormProps, focusControl } from './form.tsx';
