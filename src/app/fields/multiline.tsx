import type { FieldView } from './field-view.ts';

export const multiline: FieldView = {
  Display: ({ value, compact }) => <bdi className={compact ? '' : 'whitespace-pre-line'}>{String(value)}</bdi>,
};
