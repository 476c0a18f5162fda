import type { Tools } from './en.ts';

/** Filling in a form, and what becomes of what is typed. */
export const form: Tools['form'] = {
  draft: (when) => `${when}の下書きを復元しました`,
  draftText: 'この下書きはブラウザーに残っていました。保存するか、破棄して現在のレコードに戻してください。',
  newDraftText: 'この下書きはブラウザーに残っていました。入力を続けるか、破棄してください。',
  draftKept: '入力内容はこのブラウザーに下書きとして保存されています。',
  draftOnlyHere: '入力内容はこのタブを閉じるまでの間だけ残ります。ブラウザーに下書きを保存する空きがありません。',
  draftNotKept: 'このブラウザーには下書きを保存できません',
  draftNotKeptText:
    '空き容量が不足しているか、保存が許可されていません。このページを離れると入力内容が失われるため、先に保存してください。',
  discard: '下書きを破棄',
  draftDiscarded: '下書きを破棄しました',
  savedAhead: '保存しました（保存中の入力を除く）',
  savedAheadText: '保存中に入力した内容は、この画面に下書きとして残っています。もう一度保存してください。',
  aside: 'このフォームに合わなくなった下書きがあります',
  asideText: '元のままこのブラウザーに取り分けてあります。必要な内容をコピーしてください。',
  tookTheirs: '相手の変更を採用しました',
  changedElsewhere: (name) => `「${name}」は別の場所で変更されました。保存するときに、どちらを残すか選べます。`,
  leftFailed: (name) => `「${name}」は保存されていません。入力内容は下書きとして残っています`,
  allLocked: '現在、このレコードで変更できる項目はありません',
  backToForm: 'フォームに戻る',
  mostChosen: (most) => `選べるのは${most}件までです。別のものを選ぶには、一つ外してください。`,
};
