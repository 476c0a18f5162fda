import type { Field } from '#specification';

export const aggregates = ['sum', 'average', 'min', 'max'] as const;

/** Money, quantities and what is counted in a unit are added up; of anything else that is a number a sum says nothing. */
export function firstFigure({ format, unit, kindName, isWhole }: Field): (typeof aggregates)[number] {
  if (format === 'percent' || format === 'rating') return 'average';
  return isWhole || unit || kindName === 'money' ? 'sum' : 'average';
}
