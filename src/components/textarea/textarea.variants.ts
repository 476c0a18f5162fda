/** Its letters, and what is free around them: as high as its rows with that and its lines. */
export const textareaSizes = {
  sm: 'min-h-[calc(var(--rows)*1lh+(--spacing(2))+2px)] px-2 py-1 text-sm',
  md: 'min-h-[calc(var(--rows)*1lh+(--spacing(3))+2px)] px-2.5 py-1.5',
  lg: 'min-h-[calc(var(--rows)*1lh+(--spacing(4))+2px)] px-3 py-2 text-lg',
};
