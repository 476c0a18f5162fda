import type { chapters as english } from './chapters.en.ts';

/** Chapters of which nothing is stated, and the product as a whole. */
export const chapters: typeof english = {
  'chapter.purpose': () => ({
    missing: 'プロダクトの内容と対象ユーザー',
    question: '何のためのプロダクトで、誰が使い、それぞれ何を達成したいのですか？',
    meanwhile: '仕様書の見出しがアプリの名前になり、特定の相手に向けた文章はありません。',
  }),
  'chapter.screens': () => ({
    missing: '画面と、そのパス',
    question: 'プロダクトにはどの画面があり、それぞれ何を、どのパスで表示しますか？',
    meanwhile: '開けるプロダクトの画面はありません。',
  }),
  'chapter.entities': () => ({
    missing: 'プロダクトが扱うものと、その項目',
    question: 'プロダクトは何を扱い、それぞれにどの項目があり、その型は何ですか？',
    meanwhile: '一覧表示も、開くことも、入力もできません。',
  }),
  'chapter.lifecycles': () => ({
    missing: '扱うものがたどる状態',
    question: 'それぞれにどの状態があり、何によって次の状態に移りますか？',
    meanwhile: '状態はなく、状態を変えるボタンもありません。',
  }),
  'chapter.rules': () => ({
    missing: '項目の間で守るルール',
    question: 'フォームの項目の間でどのルールを守り、守られないときはどのエラーになりますか？',
    meanwhile: 'フォームでは、各項目に記載された条件だけをチェックします。',
  }),
  'chapter.access': () => ({
    missing: 'ロールと、それぞれに許可される操作',
    question: 'どのロールがあり、それぞれ何を閲覧し、何を実行できますか？',
    meanwhile: '全員がすべての操作を実行でき、仮定として示されます。',
  }),
  'chapter.calls': () => ({
    missing: 'プロダクトのサーバーへのAPI呼び出し',
    question: 'サーバーはどのAPI呼び出しに応答しますか？メソッド、パス、入力、出力は何ですか？',
    meanwhile: 'パスを仮定し、このブラウザー内の保存先が応答します。',
  }),
  'chapter.errors': () => ({
    missing: 'プロダクトで起こるエラー',
    question: 'どのエラーが起こり、どのような文言で伝え、ユーザーはどう対処できますか？',
    meanwhile: 'エラーは一般的な文言で表示されます。',
  }),
  'chapter.constants': () => ({
    missing: '業務上の定数と制限',
    question: '上限、価格、期間など、業務で決まっている数値は何ですか？',
    meanwhile: '複数の場所で共有する制限はありません。',
  }),
  'purpose.title': () => ({
    missing: 'プロダクトの名前',
    question: 'プロダクトの名前は何ですか？',
    meanwhile: '仕様書の見出しを名前として使います。',
  }),
  'purpose.summary': () => ({
    missing: 'プロダクトの内容を表す一文',
    question: 'プロダクトの内容を一文で表すと、どうなりますか？',
    meanwhile: '概要は表示されません。',
  }),
  'purpose.audience': () => ({
    missing: 'プロダクトの対象ユーザー',
    question: 'プロダクトを誰が使い、それぞれ何を達成したいのですか？',
    meanwhile: '画面は特定の相手に向けたものになりません。',
  }),
  'purpose.locales': () => ({
    missing: 'プロダクトの言語',
    question: 'プロダクトはどの言語に対応し、最初に使う言語はどれですか？',
    meanwhile: '文書の章の見出しの言語、分からなければ英語で表示されます。',
  }),
  'purpose.language': (subject) => ({
    missing: `アプリ自体の文言（${subject}）`,
    question: `ボタンやメッセージの文言（${subject}）は誰が用意しますか？`,
    meanwhile: 'ボタンとメッセージは英語、日付と数値はこの言語の形式で表示されます。',
  }),
  'purpose.currency': () => ({
    missing: '金額の通貨',
    question: '金額の通貨は何ですか？',
    meanwhile: '金額は通貨なしで表示されます。',
  }),
  'purpose.timeZone': () => ({
    missing: '日付と時刻の基準',
    question: 'プロダクトのタイムゾーンはどこですか？',
    meanwhile: '使用中の端末の時計に従います。',
  }),
};
