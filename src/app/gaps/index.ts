export { GapNote, ShowGapsContext } from './gaps.tsx';
