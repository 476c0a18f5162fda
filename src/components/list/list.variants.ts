export const listDensities = {
  comfortable: '[&>li]:py-3',
  compact: '[&>li]:py-1.5',
};
