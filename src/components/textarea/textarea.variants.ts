/** Its letters, and what is free around them. */
export const textareaSizes = {
  sm: 'px-2 py-1 text-sm',
  md: 'px-2.5 py-1.5',
  lg: 'px-3 py-2 text-lg',
};
