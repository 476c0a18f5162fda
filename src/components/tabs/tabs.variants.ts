/** Its letters, and what is free around them. */
export const tabSizes = {
  sm: 'px-2 py-1 text-xs',
  md: 'px-2.5 py-[max(var(--size-of-cell),--spacing(1))] text-sm',
  lg: 'px-3.5 py-[max(var(--size-of-cell),--spacing(2.5))] text-base',
};
