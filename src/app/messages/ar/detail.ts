import type { Messages } from '#app/messages';

/** One record. */
export const detail: Messages['detail'] = {
  edit: 'تعديل',
  lifecycle: 'الحالات',
  history: 'سجل التغييرات',
  created: 'تم الإنشاء',
  updated: 'تم التعديل',
  by: (who) => `· ${who}`,
  isNow: (name, state) => `${name}: الحالة الآن «${state}»`,
  empty: 'بلا قيمة',
  gone: 'ربما حُذف، أو كُتب عنوانه خطأً.',
  backTo: (title) => `العودة إلى ${title}`,
  remove: 'حذف',
  removeOne: (thing) => `حذف ${thing}`,
  removeQuestion: (name) => `هل تريد حذف ${name}؟`,
  removed: (name) => `تم حذف ${name}`,
};
