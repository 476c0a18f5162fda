export { DateTimeDisplay } from './date-time.tsx';
export { FieldDisplay, FieldViewsContext, useFieldViews } from './field.tsx';
export type { FieldInputProps, FieldView } from './field-view.ts';
export { fieldViews } from './registry.ts';
