import { ahead, lazily } from '#components/lazily';

const load = () => import('./nothing-here.tsx');

// Where there is no connection any more, that is said all the same.
ahead(load);

export const DeniedPage = lazily(load, 'DeniedPage');
export const EmptyProductPage = lazily(load, 'EmptyProductPage');
export const NotFoundPage = lazily(load, 'NotFoundPage');
