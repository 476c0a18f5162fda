import type { Messages } from '#app/messages';

/** One record. */
export const detail: Messages['detail'] = {
  edit: 'تعديل',
  lifecycle: 'الحالات',
  history: 'سجل التغييرات',
  noHistory: 'لم يحدث أي تغيير بعد. سيُسجَّل كل تغيير هنا.',
  created: 'تم الإنشاء',
  updated: 'تم التعديل',
  by: (who) => `بواسطة: ${who}`,
  empty: 'بلا قيمة',
  itemAdded: '(أُضيف)',
  itemRemoved: '(أُزيل)',
  itemsReordered: '(تغيّر الترتيب)',
  gone: 'ربما حُذف، أو كُتب عنوانه خطأً.',
  backTo: (title) => `العودة إلى ${title}`,
  remove: 'حذف',
  removeOne: (thing) => `حذف ${thing}`,
  removeQuestion: (name) => `هل تريد حذف ${name}؟`,
  removeText: 'لا يمكن التراجع عن الحذف.',
  heldTitle: (name) => `لا يمكن حذف ${name}`,
  heldText: 'تشير إليه سجلات أخرى. احذفها أولًا، أو اجعلها تشير إلى سجل آخر.',
  held: (count, things) => `${things}: ‏${count} تشير إليه`,
  removed: (name) => `تم حذف ${name}`,
  final: 'حالة نهائية.',
  nothingRelated: (plural, reference) =>
    `لا توجد سجلات مرتبطة بعد في «${plural}». تظهر هنا السجلات التي تشير إلى هذا السجل في الحقل «${reference}».`,
  unrelated: (plural, name) => `ارتباط «${plural}» بـ«${name}»`,
  showAll: (total) => (total === undefined ? 'عرض الكل' : `عرض الكل (${total})`),
};
