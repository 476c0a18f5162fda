/** How high a slider is, its letters, and how wide its thumb, which is as wide for every press: 24 px. */
export const sliderSizes = {
  sm: '[--row:var(--size-of-control-sm)] [--thumb:1rem] [--track:0.25rem] text-sm',
  md: '[--row:var(--size-of-control)] [--thumb:1.25rem] [--track:0.375rem]',
  lg: '[--row:var(--size-of-control-lg)] [--thumb:1.5rem] [--track:0.5rem] text-lg',
};
