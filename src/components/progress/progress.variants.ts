/** What the colour of what is done says. */
export const progressTones = {
  neutral: 'text-ink',
  info: 'text-info',
  positive: 'text-positive',
  caution: 'text-caution',
  critical: 'text-critical',
};

export const barSizes = { sm: 'h-1', md: 'h-2', lg: 'h-3' };
export const circleSizes = { sm: 'size-4', md: 'size-9', lg: 'size-14' };
