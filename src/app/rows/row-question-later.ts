import { lazily } from '#components/lazily';

export const RowQuestion = lazily(() => import('./row-question.tsx'), 'RowQuestion');
