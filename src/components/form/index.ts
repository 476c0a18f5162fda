export { ErrorSummary, type ErrorSummaryProps, Form, type FormProps } from './form.tsx';
