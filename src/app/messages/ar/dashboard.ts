import type { Messages } from '#app/messages';

/** Dashboards. */
export const dashboard: Messages['dashboard'] = {
  nothing: 'لا يوجد ما يُعرض',
  unknown: 'لا يستطيع الخادم معرفة ذلك: لا يجيب عن كل السجلات المحسوبة هنا.',
};
