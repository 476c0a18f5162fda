import type { ProblemValues } from '../../problem.ts';
import type { fields as english } from './fields.en.ts';
import { listed } from './reading.ja.ts';

const reasons = new Map([
  ['accept', '受け付けないファイル形式です'],
  ['choice', '選択肢にありません'],
  ['color', '#2266bb のような色ではありません'],
  ['date', '2026-01-31 のような日付ではありません'],
  ['datetime', '2026-01-31T09:00:00Z のような日時ではありません'],
  ['duration', 'PT1H30M のような時間の長さではありません'],
  ['email', 'name@example.org のようなメールアドレスではありません'],
  ['exclusiveMaximum', '大きすぎます'],
  ['exclusiveMinimum', '小さすぎます'],
  ['maxItems', '要素が多すぎます'],
  ['maxLength', '長すぎます'],
  ['maxSize', 'ファイルが大きすぎます'],
  ['maximum', '大きすぎます'],
  ['minItems', '要素が少なすぎます'],
  ['minLength', '短すぎます'],
  ['minimum', '小さすぎます'],
  ['multipleOf', '刻みに合っていません'],
  ['pattern', 'パターンに合っていません'],
  ['phone', '電話番号ではありません'],
  ['text', 'テキストではないため、引用符で囲んでください'],
  ['time', '14:30 のような時刻ではありません'],
  ['type', '記載された型と異なります'],
  ['uniqueItems', '同じ要素が重複しています'],
  ['uri', 'https://example.org のようなアドレスではありません'],
]);

const refused =
  (what: string) =>
  ({ value, reason, stated, example }: ProblemValues): string =>
    example
      ? `「${value}」はここでは数値になりません。小数点は「.」とし、桁区切りは入れずに \`${example}\` と書いてください。`
      : `${what}「${value}」は、この項目自体の定義に合いません。${reasons.get(reason ?? '') ?? '使えない値です'}${stated ? `（\`${stated}\`）` : ''}。`;

/** What can be wrong with the fields of chapter 3, and with sample records. */
export const fields = {
  'entity.keyComputed': ({ name }) => `「${name}」は計算項目で値が変わることがあるため、識別には使えません。`,
  'entity.keyKind': ({ name, type }) =>
    `「${name}」${type ? `の型は ${type} のため` : 'では'}、レコードを識別できません。テキストか数値の項目を使ってください。`,
  'field.format': ({ name }) => `形式「${name}」に対応する項目の種類はありません。この項目はテキストとして入力します。`,
  'field.formatNear': ({ name, near }) =>
    `形式「${name}」に対応する項目の種類はありません。この項目はテキストとして入力します。「${near}」の間違いではありませんか？`,
  'field.formatType': ({ name, type, types }) =>
    `形式「${name}」は${listed(types)}に使うものですが、この項目は ${type} です。どちらかを変更してください。`,
  'field.length': ({ key, limit }) =>
    `「${key}」が「${limit}」になっています。時間の長さの制限は PT1H30M、時刻の制限は 08:00 のように、数値の制限は数値で書いてください。`,
  'field.keyword': ({ key, type, types }) => `「${key}」は ${type} では意味を持ちません。${listed(types)}で使います。`,
  'field.enumEmpty': () => '選択肢がありません。選択肢を並べるか、`not shown` と書いてください。',
  'field.enumType': ({ type }) =>
    `${type} には選択肢を付けられません。選択肢のリストにするには、要素に選択肢を書いてください: \`items: { type: string, enum: […] }\``,
  'field.enumTwice': ({ name }) => `選択肢「${name}」が重複しています。`,
  'field.enumNumber': ({ name, type }) =>
    `「${name}」は ${type} ではありません。項目を string にするか、選択肢を数値にしてください。`,
  'field.pattern': () => 'これは正規表現ではありません。このパターンは適用されません。',
  'field.patternStrokes': ({ example }) =>
    `パターンを囲むスラッシュもパターンの一部になります。\`${example}\` と書いてください。`,
  'field.begunSubject': ({ example }) => `操作している本人は \`subject\` と呼びます。\`${example}\` と書いてください。`,
  'field.begunKey': ({ name, owner }) =>
    `参照の既定値はレコードのキーですが、「${owner}」のサンプルに「${name}」というキーはありません。実在するキーを書くか、既定値を取り除いてください。`,
  'field.patternLong': () => 'パターンが1000文字を超えています。このパターンは適用されません。',
  'field.patternRefused': () =>
    'このパターンには先読み・後読みまたは後方参照があり、線形時間で処理できません。使わずに書き直してください。このパターンは適用されません。',
  'field.bounds': ({ lower, upper, least, greatest }) =>
    `${lower} ${least} と ${upper} ${greatest} の両方を満たす値はありません。このままでは何も入力できません。`,
  'field.count': ({ key, limit }) => `${key} には 0、1、2 … のような個数が必要ですが、${limit} になっています。`,
  'field.step': ({ limit }) => `刻みは0より大きくなければなりませんが、${limit} になっています。`,
  'field.setNullRequired': () =>
    '必須の参照は空にできません。`restrict` か `cascade` を使うか、必須ではない項目にしてください。',
  'field.computedRequired': () => '計算項目は入力されないため、必須にできません。',
  'field.computedDefault': () => '計算項目は入力されないため、既定値を持てません。',
  'field.computedWritten': () => '計算項目は入力されないため、常に読み取り専用です。',
  'field.computedCircle': ({ circle }) => `値がそれ自身に依存しています: ${circle}`,
  'field.default': refused('既定値'),
  'field.example': refused('例'),
  'field.sample': refused('サンプル'),
  'sample.key': ({ name }) => `キー「${name}」は別のサンプルですでに使われています。`,
  'sample.unique': ({ name, value }) =>
    `別のサンプルの「${name}」がすでに「${value}」です。同じものは二つあってはなりません。`,
  'sample.required': ({ name }) => `サンプルに必須の項目「${name}」の値がありません。`,
} satisfies typeof english;
