export const segmentSizes = {
  sm: 'min-h-control-sm px-2 text-xs [&>svg]:size-3.5 [&>svg]:shrink-0',
  md: 'min-h-control px-3 text-sm [&>svg]:size-4 [&>svg]:shrink-0',
  lg: 'min-h-control-lg px-4 text-base [&>svg]:size-4 [&>svg]:shrink-0',
};
