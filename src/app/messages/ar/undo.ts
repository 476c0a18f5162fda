import type { Messages } from '#app/messages';

/** Taking back what was done. */
export const undo: Messages['undo'] = {
  undo: 'تراجع',
  by: (transition) => `تراجع: ${transition}`,
  undone: 'تم التراجع.',
  failed: 'تعذّر التراجع',
  waits: 'سيتم التراجع حالما يستجيب الخادم.',
  sent: 'سبق إرساله',
};
