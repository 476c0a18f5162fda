import type { general as english } from '../en/general.ts';

/** What is said in more than one place. */
export const general: typeof english = {
  specification: '仕様書',
  aboutProduct: 'アプリの構成元',
  gaps: '未記載',
  showGaps: '未記載を表示',
  keepIt: 'このままにする',
  keepThem: 'このままにする',
  named: (action, thing) => `${action}：${thing}`,
  find: '検索',
  previewAs: 'プレビューするロール',
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
  gapCount: (count) => `未記載${count}件`,
  detailCount: (count) => `細部の未記載${count}件`,
  hidden: '閲覧権限なし',
  gone: '削除済み',
  copied: 'クリップボードにコピーしました。',
  notCopied: 'このブラウザーではクリップボードを使用できません。',
};
