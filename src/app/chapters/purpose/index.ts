export { PurposeDrawing } from './purpose-drawing.tsx';
