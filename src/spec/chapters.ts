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

/** What a chapter is called where the document does not call it otherwise. */
export const chapterTitles: Record<ChapterKey, string> = {
  purpose: 'Purpose and audience',
  screens: 'Screens and routes',
  entities: 'Entities and fields',
  lifecycles: 'States and transitions',
  rules: 'Validation rules',
  access: 'Roles and permissions',
  calls: 'Calls',
  errors: 'Error catalogue',
  constants: 'Constants and limits',
};

const names: Record<ChapterKey, RegExp> = {
  purpose: /purpose|audience|for whom/i,
  screens: /screen|route/i,
  entities: /entit|data model/i,
  lifecycles: /state|transition|lifecycle/i,
  rules: /validation|rule/i,
  access: /role|permission|access/i,
  calls: /\bcalls?\b|\bapi\b|endpoint/i,
  errors: /error/i,
  constants: /constant|limit/i,
};

/** The chapter that a heading opens: by its number, or by its name where it has none. */
export function chapterOf(heading: string): ChapterKey | undefined {
  const number = /^\s*([1-9])(?:[.):]\s*|\s+)(?!\d)/.exec(heading)?.[1];
  if (number) return chapterKeys[Number(number) - 1];
  return chapterKeys.find((key) => names[key].test(heading));
}
