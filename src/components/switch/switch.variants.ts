/** How wide what slides is, and its words. */
export const switchSizes = {
  sm: '[--knob:--spacing(3)] text-sm',
  md: '[--knob:--spacing(3.5)] text-base',
  lg: '[--knob:--spacing(4.5)] text-lg',
};
