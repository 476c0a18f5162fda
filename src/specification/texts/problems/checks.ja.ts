import type { ProblemValues } from '../../problem.ts';
import type { checks as english } from './checks.en.ts';
import { expressions } from './expressions.ja.ts';
import { fields } from './fields.ja.ts';
import { listed, suggestion } from './reading.ja.ts';
import { type Statable, statedForm } from './stated-form.ts';

const unknown =
  (what: string, kind?: Statable) =>
  (values: ProblemValues): string =>
    `「${values.name}」という${what}はありません。${suggestion(values)}${kind ? orStated(values, kind) : ''}`;

function orStated(values: ProblemValues, kind: Statable): string {
  const { chapter, form } = statedForm(values, kind) ?? {};
  return form ? `または${chapter}章に \`${form}\` と書いてください。` : '';
}

/** What can be wrong with facts that were read, held against one another. */
export const checks = {
  'unknown.action': unknown('操作'),
  'unknown.call': unknown('API呼び出し'),
  'unknown.choice': unknown('選択肢'),
  'unknown.constant': unknown('定数', 'constant'),
  'unknown.entity': unknown('エンティティ', 'entity'),
  'unknown.error': unknown('エラー', 'error'),
  'unknown.field': (values) =>
    values.owner
      ? `${listed(values.owner, 'disjunction')}に「${values.name}」という項目はありません。${suggestion(values)}`
      : `「${values.name}」という項目はありません。${suggestion(values)}`,
  'unknown.stateField': ({ name, owner }) =>
    `「${owner}」に「${name}」という項目はありません。状態を保持する項目であれば、第4章の「${owner}」に \`field: ${name}\`、項目に \`${name}: { type: string }\` を加えてください。`,
  'unknown.role': unknown('ロール', 'role'),
  'unknown.screen': unknown('画面'),
  'unknown.state': unknown('状態'),
  'unknown.type': (values) =>
    `「${values.name}」は型でもエンティティでもありません。${suggestion(values)}${orStated(values, 'entity')}`,
  'open.name': ({ names }) =>
    `\`…\` は名前を書く場所です。${names ? listed(names, 'disjunction') : '対象の名前'}に置き換えてください。`,
  'open.value': ({ written = '…', example }) =>
    `\`${written}\` はまだ書かれていない部分です。\`${example}\` のように、意図する内容に置き換えてください。`,
  'open.key': ({ written }) =>
    `\`…\` はキーを書く場所です。「${written}」が何についてかを示すキーに置き換えるか、取り除いてください。`,
  twice: ({ name }) => `「${name}」が重複しています。一方を取り除いてください。`,

  'purpose.locale': ({ name }) => `「${name}」は言語タグではありません。\`de\` や \`pt-BR\` のように書いてください。`,
  'purpose.language': ({ name }) =>
    `「${name}」という言語はありません。\`de\` や \`pt-BR\` のようなタグを書いてください。`,
  'purpose.currency': (values) => `「${values.name}」という通貨はありません。${suggestion(values)}`,
  'purpose.timeZone': (values) =>
    `「${values.name}」というタイムゾーンはありません。${suggestion(values) || '`Europe/Berlin` のように書いてください。'}`,

  'screen.address': ({ address, name }) =>
    `パス「${address}」は画面「${name}」でも使われています。どちらかのパスを変えてください。`,
  'screen.ownAddress': ({ address }) =>
    `「${address}」はアプリ自体が使うアドレスです。画面には別のパスを付けてください。`,
  'screen.parameter': ({ name, key, owner }) =>
    `「${name}」は「${owner}」の項目ではありません。レコードはキー \`:${key}\` で特定します。`,
  'screen.withoutParameter': ({ kind, key }) =>
    `この ${kind} 画面がどのレコードのものか、わかりません。パスの最後にキー \`/:${key}\` を付けてください。`,
  'screen.parents': ({ circle }) => `画面の親子関係が循環しています: ${circle}`,
  'screen.keyword': ({ key, kind, kinds }) =>
    `${kind} 画面では「${key}」は意味を持ちません。使えるのは${listed(kinds)}の画面だけです。`,
  'screen.demanded': ({ owner, names }) =>
    `「${owner}」の作成には${listed(names)}が必須ですが、どのステップでも入力できません。ステップに加えるか、第3章で \`default\` を指定してください。`,
  'screen.lifecycle': ({ name }) => `「${name}」には表示するライフサイクルがありません。第4章に書いてください。`,
  'screen.history': ({ name }) =>
    `「${name}」には表示する履歴がありません。第3章に \`history: true\` と書いてください。`,
  'screen.pageSize': ({ limit, most }) =>
    `1ページの件数は1～${most}件でなければなりませんが、${limit} になっています。`,
  'screen.relatedNone': ({ name, owner }) => `「${name}」には「${owner}」を参照する項目がありません。`,
  'screen.relatedField': ({ name, owner, names }) =>
    `「${name}」は「${owner}」を参照していません。${names ? `参照しているのは${listed(names)}です。` : ''}`,
  'address.parameterTwice': ({ name }) =>
    `パスに「${name}」が2回あります。パラメーターには、それぞれ別の名前が必要です。`,
  'view.on': () => '日付に沿うのはカレンダーだけです。`as: calendar` と書くか、`on` を取り除いてください。',
  'view.date': ({ name }) => `カレンダーは日付に沿います。「${name}」は日付ではありません。`,
  'widget.of': () => '数えるものがありません。エンティティを指定してください。',
  'widget.line': ({ name }) =>
    `折れ線グラフの軸は日付ですが、「${name}」は日付ではありません。日付の項目か \`kind: bars\` を使ってください。`,
  'widget.per': ({ name }) => `日、週、月、年ごとに数えられるのは日付だけです。「${name}」は日付ではありません。`,
  'widget.by': ({ kind }) => `${kind === 'line' ? '折れ線グラフ' : '棒グラフ'}には軸になる項目が必要です。`,
  'widget.figure': () => '数値は1つの値のため、「by」は意味を持ちません。`kind: bars` を使ってください。',
  'widget.count': () =>
    'レコード数は項目に関係なく数えられます。「field」を取り除くか、sum、average、min、max のいずれかを選んでください。',
  'widget.fieldAlone': () =>
    'この項目から何を計算するか、わかりません。`aggregate: sum` など（average、min、max も可）を追加してください。',
  'widget.aggregate': ({ aggregate, name }) => `「${name}」は数値ではないため、${aggregate} を計算できません。`,

  'lifecycle.fieldKind': ({ name }) =>
    `「${name}」は状態を保持できません。テキストの項目にしてください: \`type: string\``,
  'lifecycle.fieldDefault': ({ name }) =>
    `「${name}」は状態を保持する項目で、ライフサイクルの「initial」から始まります。既定値を取り除いてください。`,
  'lifecycle.fieldComputed': ({ name }) => `「${name}」は遷移だけが変える状態を保持するため、計算項目にできません。`,
  'lifecycle.fieldEnum': ({ name }) =>
    `選択肢に状態「${name}」がありません。「enum」を取り除くと、状態がそのまま選択肢になります。`,
  'lifecycle.stateAsked': ({ name }) => `「${name}」は遷移だけが変える状態を保持します。入力項目に含めないでください。`,
  'lifecycle.stateEditable': ({ name }) => `「${name}」は遷移だけが変える状態を保持するため、編集可能にはなりません。`,
  'lifecycle.fieldMissing': ({ name, owner }) =>
    `「${owner}」には状態を保持する項目「${name}」がありません。項目に \`${name}: { type: string }\` を加えてください。`,
  'lifecycle.unreachable': ({ name, from }) =>
    `「${from}」から状態「${name}」に到達できません。遷移を追加するか、この状態を取り除いてください。`,
  'transition.name': ({ name }) =>
    `「${name}」はすべてのレコードに使える操作の名前です。遷移には別の名前を付けてください。`,
  'transition.leaves': ({ example }) => `遷移元の状態はリストにします。\`${example}\` と書いてください。`,
  'transition.from': () => '遷移には遷移元の状態が必要です。状態を指定するか、遷移を取り除いてください。',
  'transition.to': () => '遷移には遷移先の状態が必要です。状態を指定するか、遷移を取り除いてください。',
  'transition.confirm': ({ name, example }) =>
    `確認の質問は「${name}」ではなく文で書きます。\`${example}\`、または \`none\` と書いてください。`,
  'transition.final': ({ name }) =>
    `「${name}」は最終状態ですが、この遷移の遷移元になっています。どちらか一方を取り除いてください。`,
  'transition.asksComputed': ({ name }) => `「${name}」は計算項目のため、入力できません。`,
  'transition.callAgain': ({ name, path }) =>
    `API呼び出し「${name}」はすでに \`${path}\` のものです。遷移ごとに別の呼び出しが必要です。`,
  'transition.callOther': ({ name, does }) => `API呼び出し「${name}」は別の動作（${does}）をします。`,

  'rule.excludes': ({ name, left, right }) =>
    `\`${left}\` と、ルール「${name}」が求める \`${right}\` は両立しないため、どのレコードも保存できません。`,
  'rule.others': ({ name }) =>
    `\`records.${name}\` はほかのレコードです。このレコード自身を含めるともう 1 件多くなります。\`<=\` の代わりに \`<\` と書いてください。`,
  'rule.nothing': () => '条件のないルールは適用されません。満たす必要のある条件を書くか、ルールを取り除いてください。',

  'access.none': ({ key }) => `「${key}」に「none」は使えません。対象を指定するか、記載全体を取り除いてください。`,
  'access.everything': ({ name, key }) =>
    `「${name}」という名前はありません。すべてを表すには \`${key}: all\` と記述してください。`,
  'access.words': ({ example }) => `操作は単独で書き、対象は \`on\` に書きます。\`${example}\` と書いてください。`,
  'access.circle': ({ circle }) => `ロールの継承が循環しています: ${circle}`,
  'access.denied': ({ path }) =>
    `\`${path}\` で禁止されていて、禁止が優先されるため、誰にも許可されません。どちらかを取り除いてください。`,
  'access.deniesAll': ({ key }) =>
    `\`${key}\` がないため、すべてを禁止します。そのつもりなら \`${key}: all\` と書いてください。`,
  'access.idle': ({ path, example }) =>
    `\`${path}\` が同じことを条件なしで許可しているため、この条件は何も制限しません。制限するには、代わりに \`${example}\` と書いてください。`,
  'access.begun': ({ role, owner, names }) =>
    `「${role}」は「${owner}」を作成できますが、必須の${listed(names)}を入力できません。\`fields\` に加えるか、\`default\` を指定してください。`,
  'access.shut': ({ action, owner, name, example }) =>
    `「${owner}」の \`${action}\` は誰にも許可されていないため、画面「${name}」は誰にも表示されません。意図と異なる場合は \`${example}\` と書いてください。`,
  'access.usersRoles': ({ name }) => `「${name}」はロールを保持できません。テキストのリストにしてください。`,

  'call.address': ({ address, name }) =>
    `アドレス ${address} はAPI呼び出し「${name}」ですでに使われています。どちらかを変えてください。`,
  'call.ownAddress': ({ address }) =>
    `「${address}」はアプリ自体が使うアドレスです。API呼び出しには別のパスを付けてください。`,
  'call.withoutParameter': ({ does }) =>
    `${does} の対象になるレコードがわかりません。パスにパラメーターを付けてください: \`/{id}\``,
  'call.parameter': ({ does, name }) =>
    `どの「${name}」なのかわかりません。${does} は既存のレコードを対象にしません。パスからパラメーターを取り除いてください。`,
  'call.again': ({ name, does, owner }) =>
    `「${owner}」の ${does} はすでに「${name}」が行います。呼び出されるのは最初の1つだけです。`,
  'call.body': ({ method }) => `${method} に本文はありません。`,
  'call.pagination': ({ does }) => `ページに分かれるのは一覧だけですが、これは ${does} です。`,
  'call.changes': ({ does, method }) =>
    `GET は何も変更しませんが「${does}」は変更します。\`method: ${method}\` と書いてください。`,
  'call.concurrency': ({ does }) => `${does} は既存の記録を変更しないため、比べる版がありません。`,
  'call.idempotencyKey': ({ method }) => `${method} は何も変更しないため、再試行用のキーは不要です。`,

  'error.shown': ({ status }) =>
    `ステータス${status}のエラーは特定の項目に属しません。ページかバナーに表示してください。`,
  'error.compare': ({ status }) => `2つの版を比較するのは409か412の後です。${status}の後ではありません。`,
  'error.signIn': ({ status }) => `再サインインが有効なのは401か403の後です。${status}の後ではありません。`,

  'constant.unit': ({ name, key, number, unit }) =>
    `「${unit}」は既知の単位ではないため、「${name}」は文字列のままです。単位であれば \`${key}: { value: ${number}, unit: ${unit} }\` と書いてください。`,
  'constant.text': ({ name, example }) =>
    `「${name}」は文字列のままで、計算には使えません。数値であれば \`${example}\` と書いてください。`,
  'constant.expression': () => '定数には値だけを書けます。式は計算されないため、結果の値を書いてください。',
  ...fields,
  ...expressions,
} satisfies typeof english;
