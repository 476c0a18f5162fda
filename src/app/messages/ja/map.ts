import type { ChapterMessages } from '#app/messages';

/** The screens, and how one gets from one to another. */
export const map: ChapterMessages['map'] = {
  title: '画面の地図',
  screen: '画面',
  kind: '種類',
  for: '対象',
  leadsTo: '移動先',
  reachedFrom: '移動元',
  open: '画面を開く',
  kinds: {
    list: '一覧',
    detail: '詳細',
    create: '新規フォーム',
    edit: 'フォーム',
    dashboard: 'ダッシュボード',
    text: 'テキスト',
  },
  noKind: '種類は未記載',
  links: {
    row: '行から',
    create: '新規作成',
    edit: '編集',
    related: '関連レコードから',
    figure: '指標から',
    reference: '参照から',
    parent: '上へ戻る',
  },
  asSeenBy: (role) => `${role} から見た画面`,
  sketched: '文書から描いた図',
  unreached: '誰もたどり着けません',
  unreachedCount: (count) => `たどり着けない画面が${count}件あります。`,
  why: {
    nobody: 'どのロールにも開く権限がありません。',
    second: 'リンクは、同じレコードを扱う同じ種類の別の画面（文書で最初のもの）につながります。',
    address: 'アドレスが、レコードにない値を求めています。',
    noLink: '1件のレコードを表示しますが、どの画面からもリンクされていません。',
    below: '別の画面の下にあるためナビゲーションに表示されず、ほかのリンクもありません。',
  },
};
