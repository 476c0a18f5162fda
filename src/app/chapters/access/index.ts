export { AccessDrawing } from './access-drawing.tsx';
