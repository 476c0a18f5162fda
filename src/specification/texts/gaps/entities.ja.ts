import type { entities as english } from './entities.en.ts';

/** Entities and fields. */
export const entities: typeof english = {
  'entity.named': (subject) => ({
    missing: `「${subject}」とは何か、その項目`,
    question: `「${subject}」とは何ですか。どの項目がありますか？`,
    meanwhile: '名前が出てくるだけで、表示するものも入力するものもありません。',
  }),
  'entity.fields': (subject) => ({
    missing: `「${subject}」の項目`,
    question: `「${subject}」にはどの項目がありますか？`,
    meanwhile: '表示するものも、入力するものもありません。',
  }),
  'entity.display': (subject) => ({
    missing: `「${subject}」のレコードの呼び方`,
    question: `「${subject}」のレコードは、どの項目で見分けますか？`,
    meanwhile: '指定されたキーを、なければ最初のテキスト項目（備考などを除く）か連番を代わりに表示します。',
  }),
  'entity.key': (subject) => ({
    missing: `「${subject}」のレコードを識別するもの`,
    question: `「${subject}」のレコード間で、値が決して重複しない項目はどれですか？`,
    meanwhile: '独自のキーが自動で作成されます。',
  }),
  'entity.plural': (subject) => ({
    missing: `「${subject}」の複数形`,
    question: `複数の「${subject}」をまとめて何と呼びますか？`,
    meanwhile: '一覧の名前が一語であればそれを使い、そうでなければ単数形で代えます。',
  }),
  'entity.history': (subject) => ({
    missing: `「${subject}」の履歴`,
    question: `「${subject}」を誰がいつどう変更したかを記録しますか？`,
    meanwhile: '履歴を表示する画面があるため、記録します。',
  }),
  'entity.screen': (subject) => ({
    missing: `「${subject}」の画面`,
    question: `「${subject}」はどの画面で見られますか？`,
    meanwhile: 'ほかのレコードからしかたどれません。',
  }),
  'entity.actions': (subject) => ({
    missing: `「${subject}」のための画面`,
    question: `「${subject}」はどの画面で行いますか？`,
    meanwhile: 'そのための画面はありません。',
  }),
  'field.type': (subject) => ({
    missing: `「${subject}」の型`,
    question: `「${subject}」はテキスト、数値、日付、選択肢、参照のどれですか？`,
    meanwhile: 'テキストとして入力します。',
  }),
  'field.format': (subject) => ({
    missing: `「${subject}」の項目の種類`,
    question: `「${subject}」はテキストとして書けますか？それとも専用の項目の種類が必要ですか？`,
    meanwhile: 'テキストとして入力します。',
  }),
  'field.to': (subject) => ({
    missing: `「${subject}」の参照先`,
    question: `「${subject}」は、どのエンティティのレコードを参照しますか？`,
    meanwhile: '何も選択できません。',
  }),
  'field.items': (subject) => ({
    missing: `「${subject}」の要素`,
    question: `「${subject}」の要素は何ですか？`,
    meanwhile: '何も追加できません。',
  }),
  'field.properties': (subject) => ({
    missing: `「${subject}」の中の項目`,
    question: `「${subject}」の中にはどの項目がありますか？`,
    meanwhile: '入力するものがありません。',
  }),
  'field.choices': (subject) => ({
    missing: `「${subject}」の選択肢`,
    question: `「${subject}」では何を選択できますか？`,
    meanwhile: '何でも入力できます。',
  }),
  'field.computed': (subject) => ({
    missing: `「${subject}」の計算方法`,
    question: `「${subject}」は何から計算しますか？`,
    meanwhile: 'ほかの項目と同じように、人が入力します。',
  }),
  'field.relevantWhen': (subject) => ({
    missing: `「${subject}」が必要になる条件`,
    question: `「${subject}」はどのようなときに入力しますか？`,
    meanwhile: '常に表示されます。',
  }),
  'field.where': (subject) => ({
    missing: `「${subject}」で選択できる対象`,
    question: `「${subject}」では、どのレコードを選択できますか？`,
    meanwhile: 'すべてのレコードが選択肢になります。',
  }),
  'field.required': (subject) => ({
    missing: `「${subject}」が必須かどうか`,
    question: `「${subject}」の入力は必須ですか？`,
    meanwhile: '未入力のままでもかまいません。',
  }),
  'field.off': (subject) => ({
    missing: `「${subject}」の既定値`,
    question: `「${subject}」は、誰も指定しないうちはオンですか、オフですか？`,
    meanwhile: 'フォームでは「いいえ」から始まります。',
  }),
  'field.default': (subject) => ({
    missing: `「${subject}」の既定値`,
    question: `「${subject}」の既定値は何ですか？`,
    meanwhile: '最初は空です。',
  }),
  'field.maxLength': (subject) => ({
    missing: `「${subject}」の最大の長さ`,
    question: `「${subject}」は何文字まで入力できますか？`,
    meanwhile: '長さの制限はありません。',
  }),
  'field.maxItems': (subject) => ({
    missing: `「${subject}」の最大件数`,
    question: `「${subject}」は何件まで登録できますか？`,
    meanwhile: '件数の制限はありません。',
  }),
  'field.maxSize': (subject) => ({
    missing: `「${subject}」の最大ファイルサイズ`,
    question: `「${subject}」のファイルは、どの大きさまで登録できますか？`,
    meanwhile: 'フォームは500 kBまで受け付け、サーバー側の上限はありません。',
  }),
  'field.accept': (subject) => ({
    missing: `「${subject}」のファイル形式`,
    question: `「${subject}」には、どの形式のファイルを登録できますか？`,
    meanwhile: 'どの形式でも登録できます。',
  }),
  'field.range': (subject) => ({
    missing: `「${subject}」の範囲`,
    question: `「${subject}」の最小値と最大値は何ですか？`,
    meanwhile: 'どの数値でも入力できます。',
  }),
  'field.minimum': (subject) => ({
    missing: `「${subject}」の最小値`,
    question: `「${subject}」の最小値は何ですか？`,
    meanwhile: '下限はありません。',
  }),
  'field.maximum': (subject) => ({
    missing: `「${subject}」の最大値`,
    question: `「${subject}」の最大値は何ですか？`,
    meanwhile: '上限はありません。評価は星五つです。',
  }),
  'field.limit': (subject) => ({
    missing: `「${subject}」の制限`,
    question: `「${subject}」には、どのような制限がありますか？`,
    meanwhile: '制限はありません。',
  }),
  'field.onDelete': (subject) => ({
    missing: `参照先の削除時の「${subject}」の扱い`,
    question: `「${subject}」が参照するレコードを削除するとき、どうなりますか？`,
    meanwhile: 'ほかから参照されているレコードは削除されません。',
  }),
};
