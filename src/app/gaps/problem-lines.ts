import { lazily } from '#components/lazily';

// With the words of all problems, which no product shows.
const load = () => import('./problems-said.tsx');

export const ProblemLines = lazily(load, 'ProblemLines');
export const ProblemWords = lazily(load, 'ProblemWords');
export const CopyExample = lazily(load, 'CopyExample');
