import type { Field } from '#specification';

/** An average as finely as it says something: one digit finer than whole answers, else as the field's steps, at most two. */
export function averageOf(field: Pick<Field, 'kindName' | 'limit'>, value: number): number {
  if (field.kindName === 'duration') return value;
  const step = field.limit('multipleOf');
  const digits = step === undefined ? 2 : (String(step).split('.')[1]?.length ?? 0);
  return Number(value.toFixed(field.kindName === 'integer' ? 1 : Math.min(Math.max(digits, 1), 2)));
}
