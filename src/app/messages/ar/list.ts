import type { Messages } from '#app/messages';
import { digits } from '#components/locale/arabic-digits';
import { counted, records } from './counted.ts';

/** Lists. */
export const list: Messages['list'] = {
  search: 'بحث',
  filter: 'تصفية',
  sort: 'ترتيب',
  clearFilters: 'مسح الكل',
  removeFilter: (name) => `إزالة عامل التصفية «${name}»`,
  from: 'من',
  to: 'إلى',
  any: 'أي قيمة',
  all: 'الكل',
  views: 'طرق العرض',
  emptyTitle: (plural) => `لا توجد سجلات بعد في «${plural}»`,
  nothingFits: 'لا توجد نتائج مطابقة',
  nothingInView: 'لا ينتمي أي سجل إلى هذا العرض الآن.',
  nothingFitsText: 'لا يطابق أي سجل البحث وعوامل التصفية.',
  create: (name) => `إنشاء ${name}`,
  bulkQuestion: (action, things) => `هل تريد تنفيذ «${action}» على ${things}؟`,
  bulkAction: (action, things) => `${action}: ${things}`,
  several: (count, plural) => (plural === undefined ? records(count) : `${plural} (${digits(count)})`),
  bulkDone: (things, state) => `${things}: الحالة الآن «${state}»`,
  bulkChanged: (field, things) => `عُدّل «${field}» في ${things}`,
  bulkDeleted: (things) => `حُذف: ${things}`,
  bulkLeaves: (count) =>
    counted(count, {
      zero: '',
      one: 'سيبقى سجل آخر كما هو.',
      two: 'سيبقى سجلان آخران كما هما.',
      few: 'ستبقى # سجلات أخرى كما هي.',
      many: 'سيبقى # سجلًا آخر كما هو.',
      other: 'سيبقى # سجل آخر كما هو.',
    }),
  bulkAsks: 'يتطلب هذا الإجراء إدخال قيم: نفّذه على كل سجل على حدة.',
  bulkNone: 'لا يمكن حاليًا تنفيذ هذا الإجراء على أي من السجلات المحددة.',
  clearSelection: 'إلغاء التحديد',
  contains: 'يحتوي على',
  sortedBy: (names) => `مرتب حسب ${names.join('، ثم ')}`,
  pages: 'الصفحات',
  display: 'العرض',
  more: 'المزيد لهذه القائمة',
  saveView: 'حفظ طريقة العرض',
  emptyText: 'ستظهر السجلات هنا بمجرد إنشاء أول سجل.',
  emptyTextElse: 'ستظهر السجلات هنا بمجرد أن ينشئ أحدهم أول سجل.',
  noColumns: 'أعمدة هذه القائمة',
};
