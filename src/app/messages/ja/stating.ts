import type { ChapterMessages } from '#app/messages';

export const stating: ChapterMessages['stating'] = {
  title: '書き方',
  add: (line, file) => `${file} の${line}行目の下に追加します。`,
  replace: (line, file) => `${file} の${line}行目を次のように書きます。`,
  also: {
    add: (line) => `さらに、${line}行目の下に追加します。`,
    replace: (line) => `さらに、${line}行目を次のように書きます。`,
  },
  other: 'この質問に答える記述はまだ文書にありません。形式は次のとおりです。',
  ownWords: 'このままでも有効ですが、例にすぎません。自分の言葉に置き換えてください。',
  elsewhere: (place) => `${place} の例：`,
  notRelevant: (does, line) =>
    does === 'add'
      ? `関係がない場合は、${line}行目の下に次を加えます。`
      : `関係がない場合は、${line}行目を次のものに置き換えます。`,
  copy: 'コピー',
  open: 'エディターで開く',
  opened: 'エディターに開くよう依頼しました。',
  notOpened: 'エディターが開きませんでした。',
  why: '重要な理由',
  weights: {
    blocking: 'これがないと、表示や操作ができないものがあります。',
    shaping: '画面の内容が仮定に基づいています。',
    detail: '軽微：なくてもアプリは動作します。',
  },
};
