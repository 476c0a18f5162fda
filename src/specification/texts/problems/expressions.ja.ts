import type { SyntaxKind } from '../../expressions/syntax.ts';
import type { expressions as english } from './expressions.en.ts';
import { suggestion } from './reading.ja.ts';

const types = new Map([
  ['array', 'リスト'],
  ['boolean', '真偽値'],
  ['choice', '選択肢の1つ'],
  ['date', '日付'],
  ['dateTime', '日時'],
  ['day', '日付'],
  ['duration', '期間'],
  ['email', 'テキスト'],
  ['empty', '空の値'],
  ['integer', '数値'],
  ['list', 'リスト'],
  ['map', '構造体'],
  ['moment', '日時'],
  ['money', '数値'],
  ['multiline', 'テキスト'],
  ['number', '数値'],
  ['object', 'オブジェクト'],
  ['record', 'レコード'],
  ['reference', 'レコードのキー'],
  ['text', 'テキスト'],
  ['uri', 'テキスト'],
  ['file', 'テキスト'],
]);

const typeOf = (name: string | undefined): string => types.get(name ?? '') ?? '別の種類の値';

/** What can be wrong with how an expression is written. */
const syntax: Record<Exclude<SyntaxKind, 'empty' | 'other'>, string> = {
  and: '「かつ」は `&&`、「または」は `||` と書きます',
  argument: '括弧の最初には要素の名前を書きます: `.exists(x, x.price > 3)`',
  bracket: '開いていない括弧が閉じられています',
  end: '途中で終わっています。値か閉じ括弧が足りません',
  equals: '比較には `==` を使います',
  escape: '`\\` の後のこの文字には意味がありません。記号そのものは `\\\\` と書きます',
  large: '入れ子が深すぎるか、部分が多すぎます。計算項目に分けてください',
  number: '数として読めません',
  quotes: "テキストはまっすぐな引用符で囲みます: `'open'`",
  reserved: "予約語です。この名前の項目は `record['…']` と書いて選びます",
  text: 'テキストが終わっていません。同じ行で引用符を閉じてください',
  token: '前の部分とつながりません。`&&` などの演算子が足りない可能性があります',
};
const syntaxOf = new Map(Object.entries(syntax));

/** What can be seen to be wrong with an expression before there is any record. */
export const expressions = {
  'expression.syntax': ({ kind, at, what }) => {
    if (kind === 'empty') return '式が空です。式か `none` を書いてください。';
    if (kind === 'other') return `式を読み取れません: ${what}`;
    return `式を ${at} 文字目${what ? `「${what}」` : ''}から読み取れません。${syntaxOf.get(kind ?? '') ?? ''}。`;
  },
  'expression.exact': ({ example }) =>
    `ここでは書き方が異なります。式には何の値かを書き、言葉は引用符で囲みます。\`${example}\` と書いてください。`,
  'expression.spaced': ({ example }) => `空白を含む名前は角括弧で囲みます。\`${example}\` と書いてください。`,
  'expression.unsupported': ({ detail }) => `ここの式では「${detail}」を使えません。使わずに書いてください。`,
  'expression.tooLong': ({ detail }) => `式が${detail}文字を超えています。複数の計算項目に分けてください。`,
  'expression.root': (values) => `式で使える名前に「${values.name}」はありません。${suggestion(values)}`,
  'expression.rootHere': ({ name }) =>
    `「${name}」はここでは使えません。${name === 'form' ? '入力中のフォームを指し、参照の「where」でのみ使えます。' : 'レコードについての式でのみ使えます。'}`,
  'expression.function': (values) => `関数 ${values.name}() はありません。${suggestion(values)}`,
  'expression.arguments': ({ name, given, takes }) =>
    `${name}() が受け取る値は、呼び出し対象を含めて${takes}個ですが、ここでは${given}個です。`,
  'expression.argument': ({ name, type }) => `${name}() はここで${typeOf(type)}を受け取れません。`,
  'expression.argumentItems': ({ name, type }) => `${name}() は、要素が${typeOf(type)}のリストを受け取れません。`,
  'expression.inside': ({ name, type }) => `${typeOf(type)}の中に「${name}」はありません。`,
  'expression.insideList': ({ name }) =>
    `リスト自体に「${name}」はありません。要素ごとに指定してください: \`.map(x, x.${name})\`、\`.exists(x, x.${name} …)\``,
  'expression.comparison': ({ left, right, kind, example }) => {
    const compared = left === right ? `${typeOf(left)}同士` : `${typeOf(left)}と${typeOf(right)}`;
    const never = kind ? '大小を比べることはできません' : '等しくなることはありません';
    const length = left !== right && example ? `長さを比べるには \`${example}\` と書いてください。` : '';
    return `${compared}を比較していますが、${never}。${length}`;
  },
  'expression.never': ({ left, right }) => `\`${left}\` と \`${right}\` は両立しないため、成り立つことがありません。`,
  'expression.otherRecord': ({ left, right }) =>
    `「${left}」と「${right}」を比較していますが、等しくなることはありません。「${left}」の項目のうち「${right}」を参照するものと比較してください。なければ追加してください。`,
  'expression.textForDay': ({ example }) => `日付とテキストを比較しています。\`date('${example}')\` と書いてください。`,
  'expression.textForMoment': ({ example }) =>
    `日時とテキストを比較しています。\`timestamp('${example}')\` と書くか、両辺で \`date(…)\` を使ってください。`,
  'expression.order': ({ type }) => `${typeOf(type)}は大小を比較できません。`,
  'expression.calculation': ({ operator, left, right }) =>
    `${typeOf(left)}と${typeOf(right)}で「${operator}」の計算はできません。`,
  'expression.condition': ({ type }) =>
    `条件は真偽値でなければなりませんが、${typeOf(type)}になっています。何かと比較してください。`,
  'expression.result': ({ wanted, type }) =>
    `結果は${typeOf(wanted)}でなければなりませんが、${typeOf(type)}になっています。`,
  'expression.list': ({ type }) => `${typeOf(type)}はリストではないため、中を調べられません。`,
  'expression.duration': ({ written }) =>
    `「${written}」は常に同じ長さになる時間ではありません。\`duration('PT8H')\` と書いてください。月や年には \`addMonths(record.from, 6)\`、\`addYears(record.from, 2)\` を使います。`,
  'expression.patternLiteral': () => "matches() のパターンは直接書いてください: `matches('^[A-Z]+$')`",
  'expression.pattern': ({ pattern }) =>
    `「${pattern}」は線形時間で処理できるパターンではありません。先読み・後読みと後方参照を使わずに書いてください。`,
} satisfies typeof english;
