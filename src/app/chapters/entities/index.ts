export { EntitiesDrawing } from './entities-drawing.tsx';
export { EntityPage } from './entity-page.tsx';
