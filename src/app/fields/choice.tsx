import type { FieldView } from './field-view.ts';

export const choice: FieldView = {
  Display: ({ field, value }) => <bdi>{field.choice(value)?.title ?? String(value)}</bdi>,
};
