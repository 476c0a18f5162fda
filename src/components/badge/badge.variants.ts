/** Its letters, and what is free around them. */
export const badgeSizes = {
  sm: '[--free:--spacing(1)] text-xs leading-4',
  md: '[--free:--spacing(1.5)] py-px text-xs leading-5',
  lg: '[--free:--spacing(2)] py-0.5 text-sm leading-6',
};
