import type { ChapterMessages } from '#app/messages';
import { digits } from '#components/locale/arabic-digits';

export const vocabulary: ChapterMessages['vocabulary'] = {
  lead: 'كل مفتاح يمكن أن تذكره المواصفات: معناه، وما يأخذه، وما يترتب عليه، وما يسري من دونه، ومثال.',
  search: 'ابحث في المفاتيح والمعاني',
  nothing: 'لا شيء بهذا الاسم.',
  type: 'النوع',
  effect: 'الأثر',
  without: 'من دونه',
  example: 'مثال',
  from: 'المصدر',
  alike: 'يُسمّى أيضًا',
  inShort: 'ويُكتب باختصار',
  schema: 'مخطط JSON Schema لهذا الفصل',
  count: (count) => `المفاتيح: ${digits(count)}`,
  link: 'رابط إلى هذا المفتاح',
  expressions: {
    title: 'التعابير',
    lead: 'ما يُكتب في when وassert وguard وwhere وcomputed وبعد =. وبجانب كل تعبير قيمته لهذا السجل في 10 مارس 2026:',
    gives: 'القيمة',
    others: 'السجلات الأخرى: ليس بينها السجل المسؤول عنه أبدًا.',
    groups: {
      asking: 'السؤال والمقارنة',
      numbers: 'الأعداد',
      texts: 'النصوص',
      times: 'الأيام والأوقات',
      lists: 'القوائم',
      around: 'من يسأل والثوابت والسجلات الأخرى',
    },
  },
  inEditor: 'لاستخدامه في محرر: ابدأ ملف YAML بالسطر',
};
