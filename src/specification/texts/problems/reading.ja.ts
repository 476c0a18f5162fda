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
function expected(what: string, example: (key: string) => string) {
  return ({ key = '', found = '', written = '' }: ProblemValues) => {
    const there = found === 'word' ? `「${written}」` : kinds[found];
    return `${what}が必要です${there ? `が、${there}が書かれています` : ''}。\`${example(key)}\` のように書いてください。`;
  };
}

/** @param why what is wrong and what to do, in whole sentences */
const unreadable = (why: string) => () =>
  `この yaml ブロックを読み取れません。${why}直すまで、ブロック全体が使われません。`;
const kept = (what: string, instead: string) => () =>
  `これは${what}です。そのまま保持され、読み取られません。${instead}`;

/** What can be wrong with a document as it is read. */
export const reading = {
  'document.tooLong': ({ length, most }) =>
    `仕様書が${length}文字あります。読み取れるのは${most}文字までです。仕様ではない部分を別のファイルに分けてください。`,
  'document.notText': () => 'これはテキストファイルではありません。Markdownファイルを選んでください。',
  'document.empty': () => '仕様書が空です。`## 1. Purpose and audience` のような見出しから始めてください。',
  'document.failed': ({ reason }) =>
    `仕様書を読み取れません（${reason}）。最後に書いた部分を取り除き、開発元にお知らせください。`,
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
  'block.noNames': () =>
    '名前と、その下にそれぞれの内容が必要です。`ticket: { title: Ticket }` のように書いてください。',
  'block.noneBeside': () =>
    'この章には、「none」と書かれたブロックと、内容が書かれたブロックの両方があります。どちらか一方を残してください。',
  'block.openapi': kept('OpenAPI文書', 'API呼び出しは第7章、スキーマは第3章に書いてください。'),
  'block.asyncapi': kept('AsyncAPI文書', 'API呼び出しは第7章、スキーマは第3章に書いてください。'),
  'block.jsonSchema': kept('JSON Schema', 'プロパティは第3章に項目として書いてください。'),
  'block.json': kept('JSON', 'アプリが使う内容は、```yaml で始まるブロックに書いてください。'),

  'yaml.unreadable': unreadable('書式が正しくありません。'),
  'yaml.tab': unreadable('行頭にタブがあります。空白に置き換えてください。'),
  'yaml.quote': unreadable(
    '引用符で囲んだテキストが閉じられていないか、意味のない `\\` が含まれています。引用符を閉じ、`\\` は `\\\\` と書いてください。',
  ),
  'yaml.bracket': unreadable(
    'コンマか閉じ括弧が足りません。括弧内のテキストにコンマが含まれる場合は、引用符で囲んでください。',
  ),
  'yaml.depth': unreadable('入れ子が40段階を超えています。もっと浅い構造で書いてください。'),
  'yaml.indent': unreadable('この行の字下げが上の行と合っていません。上の行にそろえてください。'),
  'yaml.value': unreadable('ここの内容が前とつながっていません。記号を含むテキストは引用符で囲んでください。'),
  'yaml.colon': unreadable('`key: value` の形が正しくありません。`: ` を含むテキストは引用符で囲んでください。'),
  'yaml.tag': unreadable('`!` で始まる語がありますが、タグではありません。引用符で囲んでください。'),
  'yaml.anchor': unreadable('`&` または `*` で始まる語がありますが、何も指していません。引用符で囲んでください。'),
  'yaml.several': () => '1つのブロックに書ける yaml 文書は1つです。`---` より後は読み取られません。',
  'yaml.character': unreadable('印字できない文字が含まれています。取り除いてください。'),
  'yaml.key': () => 'キーは単純な語でなければなりません。`title: …` のように書いてください。',
  'yaml.alias': () => 'エイリアス（*name）はここでは読み取られません。値をそのまま書いてください。',
  'yaml.merge': () => 'マージキー（<<）はここでは読み取られません。プロパティをそのまま書いてください。',
  'yaml.tagged': ({ key }) => `タグ「${key}」は解釈されません。取り除いてください。`,
  'yaml.keyForbidden': ({ key }) => `「${key}」はここではキーに使えません。別の名前にしてください。`,
  'yaml.keyDot': ({ key }) =>
    `「${key}」はここではキーに使えません。ドットはパスの区切りに使われます。ドットを取り除いてください。`,
  'yaml.keyLong': ({ key }) => `キー「${key}」は長すぎます。100文字以内の名前にしてください。`,

  'key.twice': ({ key, line }) =>
    `キー「${key}」が重複しています。最初は${line}行目にあります。どちらか一方を残してください。`,

  'fact.unknown': (values) => `「${values.key}」というキーはここでは使えません。${suggestion(values)}`,
  'fact.text': expected('テキスト', (key) => `${key}: some words`),
  'fact.expression': expected('式', (key) => `${key}: record.status == 'open'`),
  'fact.items': expected('語のリスト', (key) => `${key}: [a, b]`),
  'fact.flag': expected('true または false ', (key) => `${key}: true`),
  'fact.number': expected('数値', (key) => `${key}: 80`),
  'fact.whole': expected('整数', (key) => `${key}: 422`),
  'fact.least': ({ least, written }) => `${least}以上でなければなりませんが、「${written}」が書かれています。`,
  'fact.most': ({ most, written }) => `${most}以下でなければなりませんが、「${written}」が書かれています。`,
  'fact.limit': expected('数値か、`=` で始まる式', (key) => `${key}: 80\` または \`${key}: =constants.noteLength`),
  'fact.scalar': expected('数値、テキスト、true、false のいずれか', (key) => `${key}: 25`),
  'fact.list': expected('リスト', (key) => `${key}: [a, b]`),
  'fact.groups': expected('リストのリスト', (key) => `${key}: [[a, b], [c]]`),
  'fact.properties': expected('プロパティ', (key) => `${key}: { title: Some words }`),
  'fact.entries': expected('各要素にプロパティ', () => '- { title: Some words }'),
  'fact.names': expected('名前と、それぞれのプロパティ', (key) => `${key}: { name: { title: Some words } }`),
  'fact.word': (values) =>
    `${listed(values.words)}のいずれかでなければなりません${values.written ? `が、「${values.written}」が書かれています` : ''}。${suggestion(values)}`,
  'fact.address': expected('`/` で始まるパス', (key) => `${key}: /tickets`),
  'fact.currency': expected('大文字3字の通貨コード', (key) => `${key}: EUR`),
  'fact.other': () => 'ここには書けません。使えるキーと値は語彙で確認してください。',
} satisfies typeof english;
