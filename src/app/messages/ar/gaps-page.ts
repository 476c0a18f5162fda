import type { ChapterMessages } from '#app/messages';

export const gapsPage: ChapterMessages['gapsPage'] = {
  lead: 'ما لا يذكره المستند، والأهم أولًا.',
  weight: 'الأهمية',
  chapter: 'الفصل',
  screen: 'الشاشة',
  role: 'الدور',
  any: 'الكل',
  weights: { blocking: 'يعطّل شيئًا', shaping: 'مبني على افتراض', detail: 'بسيط' },
  take: 'تصدير',
  markdown: 'Markdown',
  csv: 'CSV',
  checklist: 'قائمة مهام',
  copyAs: (format) => `نسخ بصيغة ${format}`,
  saveAs: (format) => `حفظ بصيغة ${format}`,
  none: 'لا شيء ناقص هنا.',
};
