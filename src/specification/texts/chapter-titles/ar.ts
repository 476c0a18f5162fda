import type { ChapterTitles } from './index.ts';

export const ar: ChapterTitles = {
  purpose: 'الغرض والجمهور',
  screens: 'الشاشات والمسارات',
  entities: 'الكيانات والحقول',
  lifecycles: 'الحالات والانتقالات',
  rules: 'قواعد التحقق',
  access: 'الأدوار والصلاحيات',
  calls: 'الاستدعاءات',
  errors: 'دليل الأخطاء',
  constants: 'الثوابت والحدود',
};
