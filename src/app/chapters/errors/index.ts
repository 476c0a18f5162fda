export { ErrorsDrawing } from './errors-drawing.tsx';
