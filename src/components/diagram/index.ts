export { Diagram, type DiagramProps } from './diagram.tsx';
export type { DiagramEdge, DiagramNode, EdgeEnd } from './diagram-items.ts';
export { keyboard } from './keyboard.ts';
