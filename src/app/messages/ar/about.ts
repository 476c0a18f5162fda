import type { Messages } from '#app/messages';

export const about: Messages['about'] = {
  backToProduct: 'العودة إلى PRODUCT.md',
  notCopied: 'لا يسمح هذا المتصفح للتطبيق باستخدام الحافظة.',
  allGaps: 'كل الفجوات',
  vocabulary: 'المفردات',
  chapterTitles: {
    purpose: 'الغرض والجمهور',
    screens: 'الشاشات والمسارات',
    entities: 'الكيانات والحقول',
    lifecycles: 'الحالات والانتقالات',
    rules: 'قواعد التحقق',
    access: 'الأدوار والصلاحيات',
    calls: 'الاستدعاءات',
    errors: 'دليل الأخطاء',
    constants: 'الثوابت والحدود',
  },
};
