import type { ChapterMessages } from '#app/messages';

export const gapsPage: ChapterMessages['gapsPage'] = {
  lead: 'まだ示されていないこと。重要なものから。',
  weight: '重み',
  chapter: '章',
  screen: '画面',
  role: 'ロール',
  any: 'すべて',
  weights: { blocking: '何かを妨げる', shaping: '仮定に基づく', detail: '細部' },
  take: '書き出し',
  markdown: 'Markdown',
  csv: 'CSV',
  checklist: 'チェックリスト',
  save: 'ファイルとして保存',
  none: 'ここに未記載はありません。',
};
