export const tagSizes = {
  sm: 'min-h-6 text-xs',
  // However dense: between its borders 24 px are left for the button.
  md: 'min-h-[max(--spacing(6.5),var(--size-of-control-sm))] text-sm',
  lg: 'min-h-control text-base',
};
