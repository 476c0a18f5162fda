export const avatarSizes = {
  sm: 'size-6 text-xs',
  md: 'size-9 text-sm',
  lg: 'size-14 text-lg',
};
