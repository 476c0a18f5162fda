export const tagSizes = {
  // However dense: between its borders 24 px are left for the button.
  sm: 'min-h-6 has-[>button]:min-h-6.5 text-xs',
  md: 'min-h-[max(--spacing(6.5),var(--size-of-control-sm))] text-sm',
  lg: 'min-h-control text-base',
};
