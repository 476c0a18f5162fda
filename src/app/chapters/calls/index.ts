export { CallsDrawing } from './calls-drawing.tsx';
