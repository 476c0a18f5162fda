import type { UiStrings } from './strings.ts';

/** The library in Arabic. */
export const arabic: UiStrings = {
  required: 'مطلوب',
  optional: 'اختياري',
  close: 'إغلاق',
  dismiss: 'إخفاء',
  goBack: 'رجوع',
  clear: 'مسح',
  loading: 'جارٍ التحميل…',
  noOptions: 'لا توجد نتائج',
  searchFailed: 'تعذّر البحث. تابع الكتابة للمحاولة مرة أخرى.',
  showOptions: 'عرض الخيارات',
  choose: 'اختر…',
  increase: 'زيادة',
  decrease: 'إنقاص',
  charactersLeft: (count) => (count >= 0 ? `الأحرف المتبقية: ${count}` : `الأحرف الزائدة: ${-count}`),
  // A count behind its noun has one form; one and two are said without a figure.
  errorSummary: (count) => {
    if (count === 1) return 'قيمة واحدة تحتاج إلى مراجعة';
    return count === 2 ? 'قيمتان تحتاجان إلى مراجعة' : `قيم تحتاج إلى مراجعة: ${count}`;
  },
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  page: (page) => `الصفحة ${page}`,
  pageOf: (page, pages) => `الصفحة ${page} من ${pages}`,
  rangeOf: (from, to, total) => `${from}–${to} من ${total}`,
  selectAll: 'تحديد كل ما في هذه الصفحة',
  selectRow: (name) => `تحديد ${name}`,
  selected: (count) => `المحدد: ${count}`,
  sortAscending: 'مرتب تصاعديًّا',
  sortDescending: 'مرتب تنازليًّا',
  notifications: 'الإشعارات',
  breadcrumbs: 'مسار التنقل',
  navigation: 'التنقل',
  openNavigation: 'فتح قائمة التنقل',
  skipToContent: 'التخطي إلى المحتوى',
  notShown: 'غير مذكور',
  assumed: 'مفترض',
  somethingBroke: 'حدث خطأ في هذا الجزء',
  somethingBrokeText: 'ما كتبته محفوظ. أعد المحاولة، وإذا تكرر الخطأ فأعد تحميل الصفحة.',
  tryAgain: 'إعادة المحاولة',
  dropFile: 'أفلت ملفًّا هنا',
  chooseFile: 'اختيار ملف',
  stepOf: (step, steps) => `الخطوة ${step} من ${steps}`,
};
