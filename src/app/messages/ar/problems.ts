import type { Messages } from '#app/messages';
import { counted } from './counted.ts';

/** What is wrong with a document, and with opening one. */
export const problems: Messages['problems'] = {
  title: (count) =>
    counted(count, {
      zero: 'لا أخطاء في المستند',
      one: 'خطأ واحد في المستند يحتاج إلى تصحيح',
      two: 'خطآن في المستند يحتاجان إلى تصحيح',
      few: '# أخطاء في المستند تحتاج إلى تصحيح',
      many: '# خطأً في المستند يحتاج إلى تصحيح',
      other: '# خطأ في المستند يحتاج إلى تصحيح',
    }),
  earlier: 'تبقى آخر نسخة أمكنت قراءتها معروضة حتى ذلك الحين.',
  leftOut: 'يُستبعد ما لا يمكن استخدامه، ويُعرض الباقي.',
  further: (count) =>
    counted(count, {
      zero: '',
      one: 'وواحد آخر.',
      two: 'واثنان آخران.',
      few: 'و# أخرى.',
      many: 'و# أخرى.',
      other: 'و# أخرى.',
    }),
  unreadable: 'تعذّر فتح هذا الملف',
  noChapter: (file) => `لا يتضمن ${file} أي فصل معروف: ليس مستند مواصفات.`,
  notOpened: 'تعذّر فتح هذا المستند',
  notOpenedText: 'لم يُفقد شيء. أعد المحاولة، أو تابع بمستند آخر.',
  forget: 'إزالة هذا المستند',
  notForgotten: 'تعذّرت إزالته. امسح بيانات هذا الموقع من إعدادات المتصفح.',
  tooLong: (megabytes) => `حجم الملف ${megabytes} ميغابايت. انقل منه ما ليس من المواصفات.`,
  goneTitle: 'هذا المستند غير موجود',
  gone: 'فُتح في متصفح آخر، أو أُزيل. افتحه من جديد.',
  newVersion: 'هذه الصفحة أقدم من الموقع، أو انقطعت الشبكة أثناء تحميل جزء منها.',
  notLoaded: 'لا يوجد اتصال: لم يُحمَّل جزء من هذه الصفحة بعد. لم يتغيّر شيء؛ أعد المحاولة عند عودة الاتصال.',
};
