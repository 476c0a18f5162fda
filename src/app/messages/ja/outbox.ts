import type { Messages } from '#app/messages';

/** What waits for the line. */
export const outbox: Messages['outbox'] = {
  waits: (name) => `「${name}」は送信待ちです。`,
  title: (count) => `送信待ちの変更が${count}件あります`,
  text: 'このブラウザーに保存されており、サーバーが応答すると順番に送信されます。',
  refused: (name) => `「${name}」を保存できませんでした`,
  refusedText: '変更は残っています。ほかの待機中の変更は、この後に送信されます。',
  send: '今すぐ送信',
  show: '表示',
  discard: '破棄',
  discarded: (change: string) => `破棄しました: ${change}`,
  edit: 'フォームで開く',
  waitsHere: '送信待ち',
  mayBeMade: '送信済みですが応答がありません。すでに反映されている可能性があります。',
  aside: '待機中の変更を読み取れません',
  asideText:
    'この変更は送信されません。保存されたままの形でこのブラウザーに残してあります。必要な部分をコピーしてください。',
};
