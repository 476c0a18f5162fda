import { remainder } from '../expressions/index.ts';

/** Whether a number is a multiple of a step, as decimals are written: 0.3 is one of 0.1. */
export function isMultiple(value: number, step: number): boolean {
  return remainder(value, step) === 0;
}
