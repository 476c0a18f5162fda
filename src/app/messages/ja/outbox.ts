import type { Messages } from '#app/messages';

/** What waits for the line. */
export const outbox: Messages['outbox'] = {
  waits: (name) => `「${name}」は接続の回復を待っています。`,
  title: (count) => `${count}件の変更が接続の回復を待っています`,
  text: 'このブラウザーに保存されており、サーバーが応答すると順番に送信されます。',
  refused: (name) => `サーバーが変更を受け付けませんでした：${name}`,
  refusedText: '変更は残っています。後に続く変更は待機します。',
  send: '今すぐ送信',
  show: '表示',
  discard: (name) => `破棄：${name}`,
  edit: 'フォームで開く',
  waitsHere: '送信待ち',
  mayBeMade: '送信済みですが応答がありません。すでに反映されている可能性があります。',
  aside: '待機中の変更を読み取れません',
  asideText:
    'この変更は送信されません。保存されたままの形でこのブラウザーに残してあります。必要な部分をコピーしてください。',
};
