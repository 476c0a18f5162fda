import type { ChapterMessages } from '#app/messages';
import { digits } from '#components/locale/arabic-digits';
import { counted } from './counted.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;

export const notes: ChapterMessages['notes'] = {
  write: 'إضافة ملاحظة',
  change: 'تعديل الملاحظة',
  asked: 'من سُئل',
  note: 'ملاحظة',
  save: 'حفظ',
  clear: 'إزالة الملاحظة',
  clearOne: (question) => `إزالة: ${isolated(question)}`,
  askedBy: (name) => `سُئل: ${isolated(name)}`,
  askedSince: (name, day) => `سُئل: ${isolated(name)}، منذ ${isolated(day)}`,
  written: (file) => `كُتبت في ${isolated(file)}.`,
  kept: 'حُفظت في هذا المتصفح.',
  notKept: (file) => `تعذّر حفظها. ما كتبته ما زال هنا؛ انظر في ${isolated(file)}.`,
  inFile: (file) => `تُكتب الملاحظات فورًا في ${isolated(file)} لتُشارَك مع المستند.`,
  inBrowser: (file) => `تُحفظ الملاحظات في هذا المتصفح. لمشاركتها صدّرها باسم ${isolated(file)} وضع الملف بجانب المستند.`,
  export: 'تصدير الملاحظات',
  import: 'استيراد الملاحظات',
  imported: (count) =>
    counted(count, {
      zero: 'لم تُؤخذ أي ملاحظة.',
      one: 'أُخذت ملاحظة واحدة.',
      two: 'أُخذت ملاحظتان.',
      few: 'أُخذت # ملاحظات.',
      many: 'أُخذت # ملاحظة.',
      other: 'أُخذت # ملاحظة.',
    }),
  differ: (count) =>
    counted(count, {
      zero: 'لا ملاحظة تختلف في الملف.',
      one: 'ملاحظة واحدة تختلف في الملف.',
      two: 'ملاحظتان تختلفان في الملف.',
      few: '# ملاحظات تختلف في الملف.',
      many: '# ملاحظة تختلف في الملف.',
      other: '# ملاحظة تختلف في الملف.',
    }),
  takeTheirs: 'أخذ ما في الملف',
  keepMine: 'الإبقاء على ما لدي',
  outdated: 'تغيّرت هذه الملاحظة منذ أن بدأت. نصها الآن:',
  takeOther: 'استخدام الملاحظة الجديدة',
  discard: 'تجاهل',
  unreadable: (file) => `تعذّرت قراءة ${isolated(file)}`,
  leftAlone: 'يبقى الملف كما هو إلى أن يُصلَح ذلك.',
  faults: {
    syntax: 'هذا ليس JSON.',
    conflict: 'دُمجت نسختان ولم يُحلّ التعارض بينهما.',
    twice: 'يتكرر هذا المفتاح هنا مرة ثانية.',
    object: 'يُنتظر هنا شيء بين \u2068{\u2069 و\u2068}\u2069.',
    text: 'يُنتظر هنا نص بين علامتي اقتباس.',
    date: 'يُنتظر هنا يوم مثل \u2068"2026-11-21"\u2069.',
    unknown:
      'لا شيء بهذا الاسم هنا. في الملف \u2068"notes"\u2069، وفي الملاحظة \u2068"question"\u2069 و\u2068"asked"\u2069 و\u2068"since"\u2069 و\u2068"note"\u2069.',
    long: 'الملف أطول مما ينبغي.',
    encoding: 'ليس ترميز الملف UTF-8 من هنا. احفظه بترميز UTF-8.',
    closed: 'تعذّر فتح الملف. تحقق من أنه ملف ومن صلاحية قراءته.',
  },
  closed: (count) => `لم تعد مفتوحة · ${digits(count)}`,
  closedText: 'سؤال هذه الملاحظات لم يعد مطروحًا: أُجيب عنه، أو صار للحقيقة اسم آخر.',
  clearAll: 'إزالة الكل',
  cleared: (count) =>
    counted(count, {
      zero: 'لم تُزل أي ملاحظة.',
      one: 'أُزيلت ملاحظة واحدة.',
      two: 'أُزيلت ملاحظتان.',
      few: 'أُزيلت # ملاحظات.',
      many: 'أُزيلت # ملاحظة.',
      other: 'أُزيلت # ملاحظة.',
    }),
  bringBack: 'استعادة',
  move: 'نقل إلى سؤال مفتوح',
  moved: (question) => `الملاحظة الآن عند: ${isolated(question)}`,
  filter: 'من سُئل',
  nobody: 'لا أحد بعد',
};
