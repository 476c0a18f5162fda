export { type DrawingProps, drawings, parts } from './registry.ts';
