import type { Messages } from '#app/messages';

/** What is wrong with a document, and with opening one. */
export const problems: Messages['problems'] = {
  title: (count) => `仕様書に修正が必要な箇所が${count}件あります`,
  earlier: '修正されるまで、最後に正しく読み取れた版を表示します。',
  leftOut: '使用できない部分を除いて表示しています。',
  further: (count) => `ほかに${count}件あります。`,
  unreadable: 'このファイルは開けません',
  noChapter: (file) => `「${file}」には仕様書の章が1つもないため、開けません。`,
  notOpened: '仕様書を開けませんでした',
  notOpenedText: 'データは失われていません。もう一度試すか、別の仕様書を開いてください。',
  forget: 'この仕様書をブラウザーから削除',
  notForgotten: '削除できませんでした。ブラウザーの設定で、このサイトのデータを消去してください。',
  tooLong: (megabytes) => `ファイルのサイズが${megabytes}MBあります。仕様ではない部分を別のファイルに分けてください。`,
  goneTitle: 'この仕様書は見つかりません',
  gone: '別のブラウザーで開かれたものか、すでに削除されています。もう一度開いてください。',
  newVersion: 'このページがサイトの最新版より古いか、読み込み中に通信が失敗しました。',
  notLoaded:
    '接続がありません。このページの一部がまだ読み込まれていません。何も変更されていません。接続が戻ったら、もう一度お試しください。',
};
