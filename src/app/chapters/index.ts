export { type DrawingProps, drawings } from './registry.ts';
