import type { Field } from '#specification';

/** Whether it means anything that an answer comes before another: pictures and colours, and objects of many answers, have no order. */
export const isOrdered = (field: Field): boolean => {
  const { kindName, format } = field.items ?? field;
  return kindName !== 'object' && kindName !== 'file' && format !== 'color';
};
