import { clsx } from 'clsx';

/**
 * Joins class names. A component's `className` is for layout: what the component sets itself is not undone by it.
 * Its width is, which is why what fills its place says so in `[:where(&)]:w-full`, of no specificity.
 */
export const cn = clsx;
