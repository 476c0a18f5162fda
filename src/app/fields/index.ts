export { DateTimeDisplay } from './date-time.tsx';
export type { PathErrors } from './errors-below.ts';
export { FieldDisplay, Hidden } from './field.tsx';
export type { FieldDisplayProps, FieldInputProps, FieldView } from './field-view.ts';
export { FieldViewsContext, useFieldViews } from './field-views.ts';
export { dateFormat, numberFormat } from './formats.ts';
export { FramedInput, type FramedInputProps } from './framed-input.tsx';
export { fieldViews } from './registry.ts';
