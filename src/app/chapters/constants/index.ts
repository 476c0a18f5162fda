export { ConstantsDrawing } from './constants-drawing.tsx';
