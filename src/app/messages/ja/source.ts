import type { ChapterMessages } from '#app/messages';

/** 書かれたままの文書。 */
export const source: ChapterMessages['source'] = {
  title: '書かれたままの文書',
  used: 'アプリでの使われ方',
  copy: 'パス:行をコピー',
  line: (line, what) => `${line}行目: ${what}`,
  missing: 'この文書の本文はアプリに含まれていません。',
};
