import type { Messages } from '#app/messages';

/** One record. */
export const detail: Messages['detail'] = {
  edit: '編集',
  lifecycle: '状態',
  history: '履歴',
  noHistory: 'まだ履歴はありません。変更はすべてここに記録されます。',
  created: '作成',
  updated: '変更',
  by: (who) => `操作者: ${who}`,
  empty: '未入力',
  itemAdded: '（追加）',
  itemRemoved: '（削除）',
  itemsReordered: '（並べ替え）',
  gone: '削除されたか、アドレスが間違っています。',
  backTo: (title) => `「${title}」に戻る`,
  remove: '削除',
  removeOne: (thing) => `${thing}を削除`,
  removeQuestion: (name) => `「${name}」を削除しますか？`,
  removeText: '削除すると元に戻せません。',
  heldTitle: (name) => `「${name}」は削除できません`,
  heldText: 'ほかのレコードが参照しています。先にそれらを削除するか、参照先を変更してください。',
  held: (count, things) => `${things} ${count}件が参照しています`,
  removed: (name) => `「${name}」を削除しました`,
  final: '最終状態です。',
  nothingRelated: (plural, reference) =>
    `${plural}はまだありません。「${reference}」でこのレコードを指定したものがここに表示されます。`,
  unrelated: (plural, name) => `${plural}と${name}の関係`,
  showAll: (total) => (total === undefined ? 'すべて表示' : `全${total}件を表示`),
};
