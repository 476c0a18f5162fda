import type { Messages } from '#app/messages';

const words: Omit<Messages['about'], 'backToProduct' | 'notCopied'> = {
  allGaps: 'すべての未記載',
  vocabulary: '語彙',
  chapterTitles: {
    purpose: '目的と対象ユーザー',
    screens: '画面とルート',
    entities: 'エンティティと項目',
    lifecycles: '状態と遷移',
    rules: '検証ルール',
    access: 'ロールと権限',
    calls: 'API呼び出し',
    errors: 'エラー一覧',
    constants: '定数と制限',
  },
};

export const about: Messages['about'] = {
  backToProduct: (file) => `${file}に戻る`,
  notCopied: 'このブラウザーではクリップボードを使用できません。',
  ...(import.meta.env.PRODUCT_ALONE ? ({} as typeof words) : words),
};
