import type { Messages } from '#app/messages';

/** Taking back what was done. */
export const undo: Messages['undo'] = {
  undo: '元に戻す',
  some: (count, all) => `${all} 件中 ${count} 件を元に戻す`,
  later: '削除後に表示されるメッセージから元に戻せます。',
  never: '削除すると元に戻せません。',
  alongside: (things) => `削除するものを参照しているデータも削除されます：${things}。`,
  alongsideUnnamed: '削除するものを参照しているデータも削除されます。',
  undone: '元に戻しました。',
  undoneSome: (count, all) => `${all}件中${count}件を元に戻しました。ほかはそのままです。`,
  stays: (fields) => `次の項目はそのままです：${fields}。`,
  failed: '元に戻せませんでした',
  waits: 'サーバーが応答すると元に戻されます。',
  since: 'その後に別の変更がありました。',
  sent: 'すでに送信されています',
};
