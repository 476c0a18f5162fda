import type { FieldView } from './field-view.ts';

export const choice: FieldView = { Display: ({ field, value }) => <>{field.choice(value)?.title ?? String(value)}</> };
