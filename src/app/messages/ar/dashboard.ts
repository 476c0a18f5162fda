import type { Messages } from '#app/messages';
import { counted } from './counted.ts';

/** Dashboards. */
export const dashboard: Messages['dashboard'] = {
  nothing: 'لا يوجد ما يُعرض',
  soFar: (stretch) => `${stretch}، حتى الآن`,
  noneYet: (plural) => `لا شيء يُحسب بعد. سيظهر هنا حالما توجد له سجلات في «${plural}».`,
  unknown: 'لا يستطيع الخادم معرفة ذلك: لا يجيب عن كل السجلات المحسوبة هنا.',
  others: (count) =>
    counted(count, {
      zero: 'لا قيم أخرى',
      one: 'قيمة أخرى',
      two: 'قيمتان أخريان',
      few: '# قيم أخرى',
      many: '# قيمة أخرى',
      other: '# قيمة أخرى',
    }),
};
