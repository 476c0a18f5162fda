import type { Messages } from '../en/index.ts';

export const gapsPage: Messages['gapsPage'] = {
  title: 'كل الفجوات',
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
  none: 'لا شيء ناقص هنا.',
};
