import { counted } from './counted.ts';

/** What is said in more than one place. */
export const general: typeof import('../en/general.ts').general = {
  specification: 'المواصفات',
  aboutProduct: 'ما بُني منه المنتج',
  gaps: 'الفجوات',
  showGaps: 'إظهار الفجوات',
  keepIt: 'إبقاؤه كما هو',
  keepThem: 'إبقاؤها كما هي',
  named: (action, thing) => `${action}: ${thing}`,
  find: 'بحث',
  previewAs: 'معاينة بدور',
  everyone: 'الجميع',
  theme: 'المظهر',
  themes: { system: 'حسب النظام', light: 'فاتح', dark: 'داكن' },
  language: 'اللغة',
  more: 'المزيد',
  yes: 'نعم',
  no: 'لا',
  resetRecords: 'إعادة تعيين السجلات التجريبية',
  resetTitle: 'هل تريد إعادة تعيين كل السجلات؟',
  resetText: 'ستحل السجلات التجريبية المُعدّة من المستند محل كل السجلات في هذا المتصفح. تبقى المسودات كما هي.',
  wasReset: 'استُعيدت السجلات التجريبية.',
  gapCount: (count) =>
    counted(count, {
      zero: 'لا فجوات',
      one: 'فجوة واحدة',
      two: 'فجوتان',
      few: '# فجوات',
      many: '# فجوة',
      other: '# فجوة',
    }),
  detailCount: (count) =>
    counted(count, {
      zero: 'لا تفاصيل',
      one: 'تفصيل واحد',
      two: 'تفصيلان',
      few: '# تفاصيل',
      many: '# تفصيلًا',
      other: '# تفصيل',
    }),
  hidden: 'محجوب عنك',
  gone: 'لم يعد موجودًا',
  copied: 'نُسخ إلى الحافظة.',
  notCopied: 'لا يسمح هذا المتصفح للتطبيق باستخدام الحافظة.',
};
