import type { ChapterMessages } from '#app/messages';

export const gapsPage: ChapterMessages['gapsPage'] = {
  lead: 'ما لم يظهر بعد، والأهم أولًا.',
  weight: 'الأهمية',
  chapter: 'الفصل',
  screen: 'الشاشة',
  role: 'الدور',
  any: 'الكل',
  weights: { blocking: 'يعطّل شيئًا', shaping: 'مبني على افتراض', detail: 'تفصيل' },
  take: 'تصدير',
  markdown: 'بصيغة Markdown',
  csv: 'بصيغة CSV',
  checklist: 'قائمة مهام',
  save: 'حفظ كملف',
  none: 'لا شيء ناقص هنا.',
};
