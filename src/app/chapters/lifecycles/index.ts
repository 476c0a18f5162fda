export { LifecyclesDrawing } from './lifecycles-drawing.tsx';
