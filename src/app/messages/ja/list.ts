import type { Messages } from '#app/messages';

/** Lists. */
export const list: Messages['list'] = {
  search: '検索',
  filter: '絞り込み',
  sort: '並べ替え',
  clearFilters: '条件をすべて解除',
  removeFilter: (name) => `「${name}」の絞り込みを解除`,
  from: 'から',
  to: 'まで',
  any: '指定なし',
  all: 'すべて',
  views: 'ビュー',
  emptyTitle: (plural) => `${plural}はまだありません`,
  nothingFits: '該当なし',
  nothingFitsText: '検索と絞り込みの条件に合うレコードはありません。',
  create: (name) => `${name}の新規作成`,
  bulkQuestion: (action, count) => `${count}件のレコードに「${action}」を実行しますか？`,
  bulkDelete: '削除すると元に戻せません。',
  bulkDone: (count) => `${count}件のレコードを処理しました`,
  bulkLeft: (done, left) => `${done}件を処理、${left}件は処理できず`,
  bulkLeaves: (count) => `残りの${count}件は変更されません。`,
  bulkAsks: 'この操作には入力が必要です。レコードごとに実行してください。',
  bulkNone: '選択したレコードには、現在この操作を実行できるものがありません。',
  clearSelection: '選択を解除',
  contains: '含まれる文字',
  noColumns: 'この一覧の列',
};
