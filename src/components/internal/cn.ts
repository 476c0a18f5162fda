import { clsx } from 'clsx';

/** Joins class names. A component's `className` is for layout: what the component sets itself is not undone by it. */
export const cn = clsx;
