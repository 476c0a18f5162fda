/** The nine chapters, by the key that their facts carry; always these, in this order. */
export const chapterKeys = [
  'purpose',
  'screens',
  'entities',
  'lifecycles',
  'rules',
  'access',
  'calls',
  'errors',
  'constants',
] as const;

export type ChapterKey = (typeof chapterKeys)[number];
