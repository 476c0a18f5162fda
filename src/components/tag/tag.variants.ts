export const tagSizes = {
  sm: 'min-h-6 text-xs',
  md: 'min-h-control-sm text-sm',
  lg: 'min-h-control text-base',
};
