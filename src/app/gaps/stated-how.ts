import { lazily } from '#components/lazily';

// With the notes, whose keys tell drafts apart.
const load = () => import('./how-to-state.tsx');

export const HowToState = lazily(load, 'HowToState');
export const StateMore = lazily(load, 'StateMore');
