import type { ChapterTitles } from './index.ts';

export const ja: ChapterTitles = {
  purpose: '目的と対象ユーザー',
  screens: '画面とルート',
  entities: 'エンティティと項目',
  lifecycles: '状態と遷移',
  rules: '検証ルール',
  access: 'ロールと権限',
  calls: 'API呼び出し',
  errors: 'エラー一覧',
  constants: '定数と制限',
};
