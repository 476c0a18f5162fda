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
  opened:
    'エディターで開くよう依頼しました。開かないときは、LAUNCH_EDITOR=code のようにエディター名を指定してアプリを起動してください。',
  notOpened: 'エディターが開きませんでした。',
  write: (file) => `${file} に書き込む`,
  written: (file, line) => `${file} の${line}行目に書き込みました。`,
  changedSince: (file) => `元に戻しませんでした。${file} はその後変更されています。ファイルを直接編集してください。`,
  changedMeanwhile: (file) =>
    `${file} がその間に変更されたため、何も書き込まれませんでした。提案は新しい版に合わせてあります。もう一度お試しください。`,
  notWritten: (file) => `書き込まれませんでした。ここから ${file} は変更できません。行をコピーしてください。`,
  verdicts: {
    answers: 'これで質問に答えています。',
    notYet: 'まだ質問の答えになっていません。',
    notUsable: 'このままでは使えないため、書き込まれません。',
  },
  added: {
    answers: 'これで章に追加されます。',
    notYet: 'まだ何も章に追加されません。',
    notUsable: 'このままでは使えないため、書き込まれません。',
  },
  more: {
    screens: '画面をもう一つ書く',
    entities: 'エンティティをもう一つ書く',
    lifecycles: '別のエンティティの状態を書く',
    rules: 'ルールをもう一つ書く',
    access: 'ロールをもう一つ書く',
    calls: '呼び出しをもう一つ書く',
    errors: 'エラーをもう一つ書く',
    constants: '定数をもう一つ書く',
  },
  mendsElsewhere: 'その場合、文書の別の箇所を直す必要があります：',
  outdated: '書き始めてから、文書のこの箇所が変わりました。現在の提案は次のとおりです。',
  takeNew: '新しい提案を使う',
  takeExample: 'これを使う',
  keepMine: '自分の行を残す',
  why: '重要な理由',
  weights: {
    blocking: 'これがないと、表示や操作ができないものがあります。',
    shaping: '画面の内容が仮定に基づいています。',
    detail: '軽微：なくてもアプリは動作します。',
  },
};
