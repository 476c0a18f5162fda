export { type DrawingProps, drawings, type PartProps, parts } from './registry.ts';
