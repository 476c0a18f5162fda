import type { ChapterMessages } from '#app/messages';
import { counted } from './counted.ts';

/** The pages about the document itself. */
export const overview: ChapterMessages['overview'] = {
  lead: 'هذا التطبيق مبني من مستند مواصفات. ما يذكره المستند يصبح شاشات ونماذج وقواعد وصلاحيات. وما لا يذكره فجوة تُعرض كما هي، ولا تُملأ بالتخمين أبدًا.',
  document: (file) => `مبني من ${file}`,
  chaptersStated: (stated) => `الفصول المذكورة: ${stated} من 9`,
  chapters: 'الفصول التسعة',
  chaptersDescribed: (described) => `الموصوفة نصًّا: ${described}`,
  audience: 'لمن هذا المنتج',
  appendix: 'معلومات إضافية',
  openTitle: 'فتح مستند',
  openText: 'اطّلع على مثال، أو افتح مستند Markdown خاصًّا بك. يبقى المستند في هذا المتصفح.',
  ownFile: 'أفلت ملف Markdown هنا',
  openedFile: (name) => `فُتح سابقًا: ${name}`,
  states: { notShown: 'غير مذكور', described: 'موصوف نصًّا', stated: 'مذكور', none: 'لا يوجد' },
  refused: 'تعذّرت قراءته',
  refusedInPart: 'تعذّرت قراءة جزء منه',
  meanwhile: 'حتى ذلك الحين',
  blocks: 'في انتظار ذلك',
  facts: (count) =>
    counted(count, {
      zero: 'لا معلومات',
      one: 'معلومة واحدة',
      two: 'معلومتان',
      few: '# معلومات',
      many: '# معلومة',
      other: '# معلومة',
    }),
  complete: 'لا ينقص هنا شيء.',
  stated: 'ما هو مذكور',
  none: 'ذُكر صراحةً أنه لا يوجد.',
  missing: 'الناقص',
  legend: 'الخط المتصل: مذكور؛ المتقطع: مفترض أو موصوف نصًّا فقط؛ المظلل بخطوط: غير مذكور',
  waits: {
    purpose: 'النصوص التي تخاطب المستخدم.',
    screens: 'كل شاشات المنتج.',
    entities: 'كل القوائم وصفحات التفاصيل والنماذج.',
    lifecycles: 'كل الحالات، وكل زر يغيّر حالة.',
    rules: 'التحقق بين حقول النموذج.',
    access: 'الأدوار، ومن يُمنع من ماذا.',
    calls: 'الخادم الخاص بالمنتج.',
    errors: 'صياغة الأخطاء، وسبيل الخروج منها.',
    constants: 'كل الحدود.',
  },
  gapsTitle: 'ما هو غير مذكور',
  copyQuestions: 'نسخ الأسئلة',
};
