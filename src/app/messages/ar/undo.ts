import type { Messages } from '#app/messages';
import { digits } from '#components/locale/arabic-digits';

/** Taking back what was done. */
export const undo: Messages['undo'] = {
  undo: 'تراجع',
  some: (count, all) => `تراجع عن ${digits(count)} من ${digits(all)}`,
  later: 'يمكن التراجع عن ذلك من الرسالة التي تليه.',
  never: 'لا يمكن التراجع عن الحذف.',
  alongside: (things) => `يُحذف أيضًا كل ما يشير إلى المحذوف: ${things}.`,
  alongsideUnnamed: 'يُحذف أيضًا كل ما يشير إلى المحذوف.',
  undone: 'تم التراجع.',
  undoneSome: (count, all) => `تم التراجع عن ${digits(count)} من ${digits(all)}. يبقى الباقي كما هو الآن.`,
  stays: (fields) => `يبقى كما هو الآن: ${fields}.`,
  failed: 'تعذّر التراجع',
  waits: 'سيتم التراجع حالما يستجيب الخادم.',
  since: 'تغيّر شيء آخر بعد ذلك.',
  sent: 'سبق إرساله',
};
