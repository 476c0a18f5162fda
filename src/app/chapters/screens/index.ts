export { ScreensDrawing } from './screens-drawing.tsx';
