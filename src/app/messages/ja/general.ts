import type { general as english } from '../en/general.ts';

/** What is said in more than one place. */
export const general: typeof english = {
  becomes: '→',
  keepIt: 'このままにする',
  notNow: '今はしない',
  keepThem: 'このままにする',
  find: '検索',
  everyone: '全員',
  theme: 'テーマ',
  themes: { system: 'システム設定に合わせる', light: 'ライト', dark: 'ダーク' },
  language: '言語',
  more: 'その他',
  yes: 'はい',
  no: 'いいえ',
  resetRecords: 'サンプルレコードをリセット',
  resetTitle: 'すべてのレコードをリセットしますか？',
  resetText:
    'このブラウザーのレコードはすべて、仕様書から作成したサンプルに置き換えられます。下書きはそのまま残ります。',
  wasReset: 'サンプルレコードに戻しました。',
  hidden: '閲覧権限なし',
  gone: '削除済み',
  copied: 'クリップボードにコピーしました。',
  notCopied: 'このブラウザーではクリップボードを使用できません。',
};
