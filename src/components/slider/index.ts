export { keyboard } from './keyboard.ts';
export { RangeSlider, type RangeSliderProps } from './range-slider.tsx';
export { Slider, type SliderProps } from './slider.tsx';
export type { SliderMark } from './slider-marks.tsx';
