import type { ChapterMessages } from '#app/messages';

export const gapsPage: ChapterMessages['gapsPage'] = {
  lead: '仕様書に記載のない事柄（重要な順）',
  weight: '重要度',
  chapter: '章',
  screen: '画面',
  role: 'ロール',
  any: 'すべて',
  weights: { blocking: '何かを妨げる', shaping: '仮定に基づく', detail: '軽微' },
  take: '書き出し',
  markdown: 'Markdown',
  csv: 'CSV',
  checklist: 'チェックリスト',
  copyAs: (format) => `${format}をコピー`,
  saveAs: (format) => `${format}として保存`,
  none: 'ここに未記載はありません。',
};
