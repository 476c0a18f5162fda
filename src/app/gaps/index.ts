export { factAddress, GapNote, ShowGapsContext, useGapsAt } from './gaps.tsx';
