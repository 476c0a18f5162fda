import type { Field } from '#specification';

/** What stands behind the number: its unit, `%`, or of how many it is. */
export function unitOf(field: Field): string | undefined {
  if (field.unit && field.unit !== field.currency) return field.unit;
  if (field.format === 'percent') return '%';
  const most = field.limit('maximum');
  return field.format === 'rating' && most !== undefined ? `/ ${most}` : undefined;
}
