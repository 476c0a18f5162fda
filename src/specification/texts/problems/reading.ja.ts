import type { ProblemValues } from '../../problem.ts';
import { listIn } from './listed.ts';
import type { reading as english } from './reading.en.ts';

/** `「a」、「b」、「c」`. */
export const listed = listIn('ja', (name) => `「${name}」`);

/** A sentence more: the name that was probably meant, or what there is to choose from. */
export function suggestion({ near, names }: ProblemValues): string {
  if (near) return `「${near}」の間違いではありませんか？`;
  return names ? `使えるのは${listed(names)}です。` : '';
}

const kinds: Partial<Record<string, string>> = { none: '「none」', list: 'リスト', map: 'プロパティ' };

/** What was expected, what stands there, and how it is written right. */
function expected(what: string) {
  return ({ example, found = '', written = '' }: ProblemValues) => {
    const there = found === 'word' ? `「${written}」` : kinds[found];
    return `${what}が必要です${there ? `が、${there}が書かれています` : ''}。${example ? `\`${example}\` のように書いてください。` : ''}`;
  };
}

/** @param why what is wrong and what to do, in whole sentences */
const unreadable =
  (why: string | ((values: ProblemValues) => string)) =>
  (values: ProblemValues): string =>
    values.entry
      ? `「${values.entry}」の内容を読み取れません。${typeof why === 'string' ? why : why(values)}このままでは使われません。`
      : `この yaml ブロックを読み取れません。${typeof why === 'string' ? why : why(values)}このままでは、ブロック全体が使われません。`;
const kept = (what: string, instead: string) => () =>
  `これは${what}です。そのまま保持され、読み取られません。${instead}`;

/** What can be wrong with a document as it is read. */
export const reading = {
  'document.tooLong': ({ length, most }) =>
    `仕様書が${length}文字あります。読み取れるのは${most}文字までです。仕様ではない部分を別のファイルに分けてください。`,
  'document.notText': () => 'これはテキストファイルではありません。Markdownファイルを選んでください。',
  'document.empty': () => '仕様書が空です。`## 1. Purpose and audience` のような見出しから始めてください。',
  'document.gone': () => '文書が見つかりません。元の名前で戻すか、別の文書で始めてください',
  'document.failed': ({ reason }) =>
    `仕様書を読み取れません（${reason}）。最後に書いた部分を取り除き、開発元にお知らせください。`,
  'document.right': () => '仕様書に問題はなくなりました。',
  'document.more': ({ count }) => `ほかに${count}件あります。先にここまでの問題を直してください。`,

  'block.beforeChapters': () =>
    'このブロックは最初の章より前にあるため、使われません。`## 3. Entities and fields` のような章の見出しの下に移してください。',
  'block.betweenChapters': () =>
    'このブロックは章ではない見出しの下にあるため、使われません。該当する章の中に移してください。',
  'block.inList': () => 'リストや引用の中のブロックは使われません。ブロックを行頭から書いてください。',
  'block.unread': ({ language }: ProblemValues) =>
    `${language ? `\`\`\`${language} で始まるブロック` : '```yaml のないこの部分'}は読み取られません。\`\`\`yaml の行で始め、\`\`\` の行で終えてください。`,
  'block.misplaced': ({ chapter }: ProblemValues) =>
    `これはアクセスを決める内容ですが、第 ${chapter} 章の外にあります。第 ${chapter} 章の見出しの下に移すまで、第 ${chapter} 章が決めることは何も許可されません。`,
  'block.unclosed': () => 'このブロックは閉じられていません。最後に ``` の行を置いてください。',
  'block.noNames': ({ example }) =>
    `ブロックには内容を \`name: …\` の形で書きます。\`${example}\` のように書いてください。`,
  'block.noneBeside': () =>
    'この章には、「none」と書かれたブロックと、内容が書かれたブロックの両方があります。どちらか一方を残してください。',
  'block.openapi': kept('OpenAPI文書', 'API呼び出しは第7章、スキーマは第3章に書いてください。'),
  'block.asyncapi': kept('AsyncAPI文書', 'API呼び出しは第7章、スキーマは第3章に書いてください。'),
  'block.jsonSchema': kept('JSON Schema', 'プロパティは第3章に項目として書いてください。'),
  'block.json': kept('JSON', 'アプリが使う内容は、```yaml で始まるブロックに書いてください。'),
  'block.unfenced': () =>
    '事実のように見えますが、文章の中にあるためアプリは使いません。前の行に ```yaml、後の行に ``` を書いてください。',

  'yaml.unreadable': unreadable('途中で切れています。例と見比べてください。'),
  'yaml.tab': unreadable('行頭にタブがあります。空白に置き換えてください。'),
  'yaml.quote': unreadable('引用符で囲んだテキストが閉じられていません。閉じる引用符を書いてください。'),
  'yaml.escape': unreadable(
    '二重引用符の中の `\\` には別の意味があります。`\\\\` と書くか、一重引用符で囲んでください。',
  ),
  'yaml.apostrophe': unreadable(
    ({ exact }) => `一重引用符の中のアポストロフィでテキストが終わっています。${exact} と書いてください。`,
  ),
  'yaml.open': unreadable(
    ({ bracket }) => `開いた括弧が閉じられていません。足りない \`${bracket}\` を書いてください。`,
  ),
  'yaml.extra': unreadable('閉じ括弧が1つ多くあります。取り除いてください。'),
  'yaml.sign': unreadable(
    ({ exact }) =>
      `テキストをこの記号で始めることはできません。引用符で囲んでください${exact ? `（\`${exact}\`）` : ''}。`,
  ),
  'yaml.braces': unreadable(
    ({ exact }) => `1行にコロンが2つあります。\`${exact}\` と書くか、2つ目を次の行に空白2つ下げて書いてください。`,
  ),
  'yaml.states': unreadable(({ exact }) => `複数の状態は別のリストにします。\`${exact}\` と書いてください。`),
  'yaml.field': unreadable(
    ({ exact }) => `フィールドについての記述は波括弧で囲みます。\`${exact}\` と書いてください。`,
  ),
  'yaml.colonText': unreadable(
    ({ exact }) => `コロンを含むテキストは引用符で囲みます。\`${exact}\` と書いてください。`,
  ),
  'yaml.noColon': unreadable(({ exact }) => `上の行にコロンがありません。\`${exact}\` と書いてください。`),
  'yaml.tight': unreadable(({ exact }) => `コロンの後ろに空白がありません。\`${exact}\` と書いてください。`),
  'yaml.withoutColon': unreadable(({ exact }) => `この行にコロンがありません。\`${exact}\` と書いてください。`),
  'yaml.bareName': unreadable(({ exact }) => `名前だけでコロンがありません。\`${exact}\` と書いてください。`),
  'yaml.bracket': unreadable(
    'コンマか閉じ括弧が足りません。括弧内のテキストにコンマが含まれる場合は、引用符で囲んでください。',
  ),
  'yaml.depth': unreadable('入れ子が40段階を超えています。もっと浅い構造で書いてください。'),
  'yaml.indent': unreadable(
    ({ spaces, above }) => `この行の先頭の空白は${spaces}個、上の行は${above}個です。同じ数にそろえてください。`,
  ),
  'yaml.mixed': unreadable(
    '同じ階層にリストの項目（`- …`）と名前（`key: …`）が混在しています。どちらか一方にそろえて書いてください。',
  ),
  'yaml.value': unreadable(
    'ここには別の内容が必要です。記号を含むテキストは引用符で囲み、`key: value` は1行に1つずつ書いてください。',
  ),
  'yaml.colon': unreadable('キーの後にはコロンと空白が必要です。`title: Tools` のように書いてください。'),
  'yaml.tag': unreadable('`!` で始まる語があります。引用符で囲んでください。'),
  'yaml.anchor': unreadable('`&` または `*` で始まる語があります。引用符で囲んでください。'),
  'yaml.several': () => '1つのブロックに書ける yaml 文書は1つです。`---` より後は読み取られません。',
  'yaml.character': unreadable('印字できない文字が含まれています。取り除いてください。'),
  'yaml.key': () => 'キーは単純な語でなければなりません。`title: …` のように書いてください。',
  'yaml.alias': () => 'エイリアス（*name）はここでは読み取られません。値をそのまま書くか、引用符で囲んでください。',
  'yaml.merge': () => 'マージキー（<<）はここでは読み取られません。プロパティをそのまま書いてください。',
  'yaml.tagged': ({ key }) => `タグ「${key}」は解釈されません。取り除くか、テキストを引用符で囲んでください。`,
  'yaml.keyForbidden': ({ key }) => `「${key}」はここではキーに使えません。別の名前にしてください。`,
  'yaml.keyDot': ({ key }) => `「${key}」はドットを含むため、ここではキーに使えません。ドットを取り除いてください。`,
  'yaml.keyLong': ({ key }) => `キー「${key}」は長すぎます。100文字以内の名前にしてください。`,

  'key.twice': ({ key, line }) =>
    `キー「${key}」が重複しています。最初は${line}行目にあります。どちらか一方を残してください。`,

  'fact.unknown': (values) =>
    `${listed(values.key)}というキーはここでは使えません。${suggestion(values) || '使えるキーは「語彙」のページにあります。'}`,
  'fact.wrapped': ({ key }) => `章は見出しで分かります。\`${key}:\` を取り除き、その中身を行頭に移してください。`,
  'fact.permission': ({ example }) =>
    `ロールに許可することは、第6章でロールと並べて書きます。\`${example}\` のように書いてください。`,
  'fact.field': ({ example }) => `項目は \`fields\` の下に書きます。\`${example}\` と書いてください。`,
  'fact.lifecycle': ({ example }) => `状態とその遷移は第4章に書きます。そこに \`${example}\` と書いてください。`,
  'fact.exact': ({ example }) => `ここでは別の書き方をします。\`${example}\` と書いてください。`,
  'fact.tail': ({ written, example }) =>
    `コンマの後の「${written}」は別の名前になります。前の言葉の続きなら \`${example}\` と書いてください。`,
  'fact.server': ({ address }) =>
    `サーバーの場所は製品ではなくビルドの設定です。ここから取り除き、\`VITE_API_ADDRESS=${address} npm run build\` でビルドしてください。`,
  'fact.counter': ({ key, example }) =>
    `自動で番号が付くのは、レコードを識別する項目だけです。\`fields\` と並べて \`key: ${key}\` と書き、ここには \`${example}\` と書いてください。`,
  'fact.users': ({ example }) =>
    `製品を使う人はエンティティのレコードですが、そのエンティティが書かれていません。\`${example}\` と書いてください。`,
  'fact.requiredIf': ({ example }) =>
    `一部のレコードだけで必須になることはルールに書きます。ここから取り除き、第5章に \`${example}\` と書いてください。`,
  'fact.dayLimit': ({ example }) =>
    `日付の範囲はルールに書きます。ここから取り除き、第5章に \`${example}\` と書いてください。`,
  'fact.uniqueWith': ({ example }) =>
    `ほかの項目と組み合わせて一意になることはエンティティに書きます。ここから取り除き、\`fields\` と並べて \`${example}\` と書いてください。`,
  'fact.placeholder': ({ written }) =>
    `仮の文字列は回答になりません。「${written}」は未記載として扱われます。値を書くか、\`not shown\` と書いてください。`,
  'fact.choices': ({ written }) =>
    `「${written}」は型ではありません。代わりに \`enum: [hand, power]\` のように選択肢を並べてください。`,
  'fact.text': expected('テキスト'),
  'fact.expression': expected('式'),
  'fact.items': expected('語のリスト'),
  'fact.flag': expected('true または false '),
  'fact.number': expected('数値'),
  'fact.whole': expected('整数'),
  'fact.least': ({ least, written, example }) =>
    `${least}以上でなければなりませんが、「${written}」が書かれています。\`${example}\` のように書いてください。`,
  'fact.most': ({ most, written, example }) =>
    `${most}以下でなければなりませんが、「${written}」が書かれています。\`${example}\` のように書いてください。`,
  'fact.comma': ({ name, example }) =>
    `波括弧の中ではコンマが区切りになるため、「${name}」は 2 つに分かれます。\`${example}\` と書いてください。`,
  'fact.thousands': ({ name, number, whole }) =>
    `「${name}」はここでは数値 ${number} と読まれます。千単位の意味なら \`${whole}\`、そうでなければ \`${number}\` と書いてください。`,
  'fact.limit': expected('数値か、`=constants.noteLength` のような式'),
  'fact.scalar': expected('数値、テキスト、true、false のいずれか'),
  'fact.list': expected('リスト'),
  'fact.groups': expected('リストのリスト'),
  'fact.properties': expected('`キー: 値` の組'),
  'fact.entries': expected('各要素にキーと値'),
  'fact.names': expected('名前と、それぞれについての記述'),
  'fact.word': (values) =>
    `${listed(values.words)}のいずれかでなければなりません${values.written ? `が、「${values.written}」が書かれています` : ''}。${suggestion(values)}`,
  'fact.address': expected('`/` で始まるパス'),
  'fact.currency': expected('大文字3字の通貨コード'),
  'fact.mediaType': expected('`image/png` や `image/*` のようなメディアタイプ'),
  'fact.other': () => 'ここには書けません。「語彙」のページに各キーの例があります。',
} satisfies typeof english;
