/** 1 where it reads from left to right, else -1: what a step to the right is worth. */
export function toTheRight(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
