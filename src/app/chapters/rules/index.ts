export { RulesDrawing } from './rules-drawing.tsx';
