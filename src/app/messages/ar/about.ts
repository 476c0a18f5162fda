import type { Messages } from '#app/messages';

const words: Omit<Messages['about'], 'backToProduct' | 'notCopied'> = {
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

export const about: Messages['about'] = {
  backToProduct: (file) => `العودة إلى ${file}`,
  notCopied: 'لا يسمح هذا المتصفح للتطبيق باستخدام الحافظة.',
  ...(import.meta.env.PRODUCT_ALONE ? ({} as typeof words) : words),
};
