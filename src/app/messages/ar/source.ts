import type { ChapterMessages } from '#app/messages';

/** المستند كما هو مكتوب. */
export const source: ChapterMessages['source'] = {
  title: 'المستند كما هو مكتوب',
  used: 'ما يصنعه التطبيق منه',
  copy: 'نسخ المسار:السطر',
  line: (line, what) => `السطر ${line}: ${what}`,
  missing: 'لم يأتِ نص هذا المستند مع التطبيق.',
};
