import type { Messages } from '#app/messages';

/** One record. */
export const detail: Messages['detail'] = {
  edit: '編集',
  lifecycle: '状態',
  history: '履歴',
  created: '作成',
  updated: '変更',
  by: (who) => `· ${who}`,
  isNow: (name, state) => `「${name}」の状態が「${state}」になりました`,
  empty: '未入力',
  gone: '削除されたか、アドレスが間違っています。',
  backTo: (title) => `「${title}」に戻る`,
  remove: '削除',
  removeOne: (thing) => `${thing}を削除`,
  removeQuestion: (name) => `「${name}」を削除しますか？`,
  removed: (name) => `「${name}」を削除しました`,
};
