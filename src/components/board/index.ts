export { Board, type BoardCard, type BoardColumn, type BoardProps } from './board.tsx';
export { keyboard } from './keyboard.ts';
