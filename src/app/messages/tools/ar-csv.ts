import { listed } from '#components/locale';
import { digits } from '#components/locale/arabic-digits';
import { records } from '../ar/counted.ts';
import type { Tools } from './en.ts';

/** Rows of files, in and out. */
export const csv: Tools['csv'] = {
  export: 'تصدير بصيغة CSV',
  exportChosen: 'تصدير',
  exported: (count) => `صُدِّر ${records(count)}`,
  exportFailed: 'تعذّر التصدير',
  exportTooMany: (most) => `صُدِّرت أول ${digits(most)} من السجلات فقط.`,
  import: 'استيراد CSV…',
  importTitle: (plural) => `استيراد: ${plural}`,
  importText: (most) => `ملف فيه صف لكل سجل، ${digits(most)} صف على الأكثر. لا يُحفظ شيء قبل أن تؤكد ذلك.`,
  several: (columns) => `إذا تعددت القيم في خلية واحدة فُصل بينها بالعلامة «;» (${listed('ar', columns)}).`,
  template: 'تنزيل قالب',
  downloadWrong: (count) => `تنزيل الصفوف التي فيها خطأ (${digits(count)})`,
  mendHere: 'يمكن تصحيح الخطأ هنا في خليته، ويبقى الملف كما هو.',
  nothing: 'لا شيء',
  print: (count: number | undefined) => (count === undefined ? 'طباعة الكل' : `طباعة الكل (${digits(count)})`),
  printTooMany: (most: number) => `لن يُطبع سوى أول ${digits(most)}.`,
  leave: 'مغادرة الاستيراد؟',
  leaveText: 'ما صححته في الصفوف لم يُستورد بعد ولن يُحفظ.',
  leaveNow: 'مغادرة',
  forGood: 'لا يحق لك حذف ما يُستورد، لذا لا يمكن التراجع عن الاستيراد.',
  whatIsWrong: 'ما الخطأ',
  unreadable: 'لا يمكن قراءة هذا الملف بصيغة CSV.',
  noRows: 'لا صفوف في الملف.',
  tooMany: (most, count) =>
    `في هذا الملف ${digits(count)} صف، ولا يُستورد أكثر من ${digits(most)} دفعة واحدة. قسّمه إلى عدة ملفات، لكل منها صف العناوين.`,
  columns: 'محتوى كل عمود',
  none: 'لا يُستورد',
  preview: 'صفًا صفًا',
  row: 'الصف',
  status: 'النتيجة',
  good: 'جاهز',
  checking: 'جارٍ التحقق…',
  summary: (good, bad, without) => {
    const but = without && `، دون ${without}`;
    return bad === 0
      ? `يمكن استيراد كل الصفوف (${digits(good)})${but}.`
      : `يمكن استيراد ${digits(good)} من أصل ${digits(good + bad)}، ولا يمكن استيراد ${digits(bad)}${but}.`;
  },
  columnCount: (count) => `أعمدة عددها ${digits(count)}`,
  importAll: (count) => `استيراد الكل (${digits(count)})`,
  importGood: (count) => `استيراد الصالح فقط (${digits(count)})`,
  importing: (done, count) => `${digits(done)} من ${digits(count)}`,
  done: (count) => `استُورد ${records(count)}`,
  refused: (count) => `عدد الصفوف المرفوضة: ${digits(count)}. بقيت هنا.`,
  finish: 'إنهاء',
  stop: 'إيقاف',
  stopped: (left) =>
    left === 0
      ? 'أُوقف الاستيراد، وأُلغي ما استُورد حتى ذلك الحين.'
      : `أُوقف الاستيراد، وتعذّر إلغاء ${records(left)} مما استُورد قبله.`,
  takenBack: 'رُفض أحد الصفوف، فأُلغي كل ما استُورد قبله.',
  stays: (count) => `رُفض أحد الصفوف، وتعذّر إلغاء ${records(count)} مما استُورد قبله.`,
  torn: 'في السجل عدد أكبر أو أصغر منها، وليس في الملف كل ما في كل منها: يلزم عمود لكل شيء',
  otherCount: (own, others) => `هنا ${digits(own)}، وفي الأعمدة المجاورة ${digits(others)}`,
  moreCells: (cells, separator) =>
    `الخلايا ${digits(cells)}، أكثر من العناوين: ضع ما فيه «${separator}» بين علامتي اقتباس`,
  unclosed: 'علامة اقتباس تبدأ هنا ولا تُغلق أبدًا، فقُرئت الأسطر التي بعدها جزءًا من هذا الصف',
  wrong: 'غير مقبول',
  closedReference: (plural) => `لا يُسمح بالبحث في ${plural}`,
  unknownReference: (written) => `لا شيء اسمه «${written}»`,
  severalReferences: (written) => `هناك أكثر من واحد اسمه «${written}»`,
  notANumber: (written) => `«${written}» ليس رقمًا واضحًا: اكتبه مثل 1234.5`,
  notYesOrNo: (written) => `«${written}» ليس نعم ولا لا`,
  notADate: (written) => `«${written}» ليس تاريخًا واضحًا: اكتبه مثل 2026-03-09`,
  notAMoment: (written) => `«${written}» ليس وقتًا واضحًا: اكتبه مثل 2026-03-09T10:00`,
  notAColour: (written) => `«${written}» ليس لونًا: اكتبه مثل #1f2937`,
  taken: 'هذه القيمة موجودة في سجل آخر',
  sameAsRow: (row) => `القيمة نفسها في الصف ${digits(row)}`,
  left: 'لا يُؤخذ كل ما في الملف',
  setByApp: (columns) => `يحدده التطبيق لا الملف: ${listed('ar', columns)}`,
  leftBecause: {
    unknown: 'لا حقل بهذا الاسم، ويمكن اختيار حقل أدناه',
    chosen: 'لم يُختر أدناه',
    shape: 'لا تتسع له خلية',
    parts: 'لكل جزء منه عمود خاص به، كما في القالب',
    file: 'لا تحمل الخلية إلا اسم الملف',
  },
  notATime: (written) => `«${written}» ليس وقتًا مثل 14:30`,
  notADuration: (written) => `«${written}» ليس مدة مثل PT1H30M`,
  notAChoice: (written) => `«${written}» ليس من الخيارات`,
  by: 'يُعثر على السجلات الموجودة حسب',
  byHint: 'الصف الذي يطابق سجلًا يغيّره، والخلية الفارغة تفرغ الحقل.',
  byNone: 'لا شيء: كل صف سجل جديد',
  results: { create: 'جديد', update: 'مُغيَّر', unchanged: 'كما هو' },
  summaryBy: (created, updated, unchanged, bad, without) =>
    `جديد: ${digits(created)}، مُغيَّر: ${digits(updated)}، كما هو: ${digits(unchanged)}، مرفوض: ${digits(bad)}${without && `، دون ${without}`}.`,
  noSuchRecord: (written) => `لا يوجد سجل «${written}»`,
  checkFailed: 'تعذّر التحقق من الصفوف',
  checkAgain: 'التحقق مرة أخرى',
  another: 'ملف آخر',
};
