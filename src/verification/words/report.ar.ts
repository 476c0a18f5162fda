import type { ReportWords } from './report.en.ts';

export const report: ReportWords = {
  title: (product) => `${product}: ما بُرهن عليه`,
  nobody: 'لا أحد',
  anybody: 'أي شخص',
  house: 'النماذج والخادم المدمجان',
  share: 'مما يمكن تجربته',
  verdicts: { proven: 'مُبرهَن', contradicted: 'غير مُلتزَم به', untried: 'لم يُجرَّب', open: 'متروك مفتوحًا' },
  meanings: {
    proven: 'جُرّب وصحّ.',
    contradicted: 'جاءت الإجابة خلاف ما تقوله الوثيقة.',
    untried: 'لم تمكن تجربته هنا.',
    open: 'تترك الوثيقة ما ينبغي تجربته مفتوحًا.',
  },
  counts: {
    proven: (count) => `مُبرهَن: ${count}`,
    contradicted: (count) => `غير مُلتزَم به: ${count}`,
    untried: (count) => `لم يُجرَّب: ${count}`,
    open: (count) => `متروك مفتوحًا: ${count}`,
  },
  comma: '، ',
  nothing: 'لا شيء يُجرَّب',
  nothingStated: 'لم يُذكر بعد شيء يمكن تجربته',
  shareOf: (share, file) => `بُرهن على ${share} مما يذكره ${file}`,
  chapters: 'الفصول',
  showing: 'عرض',
  all: 'الكل',
  none: 'لا شيء من هذا.',
  calls: 'ما طُلب',
  of: (count, all) => `${count} من ${all}`,
  seconds: (seconds) => `${seconds} ث`,
  line: (line) => `السطر ${line}`,
};
