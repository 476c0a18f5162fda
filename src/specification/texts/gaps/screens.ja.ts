import { assumedPageSize } from '../../assumptions.ts';
import type { screens as english } from './screens.en.ts';

/** Screens and what is on them. */
export const screens: typeof english = {
  'screen.kind': (subject) => ({
    missing: `「${subject}」の種類`,
    question: `「${subject}」は一覧（list）、詳細（detail）、作成フォーム（create）、編集フォーム（edit）、ダッシュボード（dashboard）、テキスト（text）のどれですか？`,
    meanwhile: '画面には、わかっていることだけが表示されます。',
  }),
  'screen.entity': (subject) => ({
    missing: `「${subject}」の対象`,
    question: `「${subject}」には、どのエンティティのレコードを表示しますか？`,
    meanwhile: '画面に表示するものがありません。',
  }),
  'screen.path': (subject) => ({
    missing: `「${subject}」のパス`,
    question: `「${subject}」のパスは何ですか？`,
    meanwhile: '名前からパスを作成します。',
  }),
  'screen.roles': (subject) => ({
    missing: `「${subject}」の対象ロール`,
    question: `「${subject}」はどのロールのための画面ですか？`,
    meanwhile: '画面は誰にも表示されません。',
  }),
  'screen.columns': (subject) => ({
    missing: `「${subject}」の列`,
    question: `「${subject}」にはどの列がありますか？`,
    meanwhile: 'エンティティの最初のいくつかの項目と状態を表示します。',
  }),
  'screen.filters': (subject) => ({
    missing: `「${subject}」の絞り込み`,
    question: `「${subject}」はどの項目で絞り込めますか？`,
    meanwhile: '絞り込みに使える項目のうち最初のいくつかと、状態を表示します。',
  }),
  'screen.search': (subject) => ({
    missing: `「${subject}」の検索対象`,
    question: `「${subject}」の検索では、どの項目を調べますか？`,
    meanwhile: '文字を含むすべての項目を検索します。',
  }),
  'screen.sort': (subject) => ({
    missing: `「${subject}」の並び順`,
    question: `「${subject}」は最初、どの項目で並べますか？`,
    meanwhile: '受け取った順に並びます。',
  }),
  'screen.pageSize': (subject) => ({
    missing: `「${subject}」の1ページの件数`,
    question: `「${subject}」の1ページには何件のレコードを表示しますか？`,
    meanwhile: `1ページに${assumedPageSize}件を表示します。`,
  }),
  'screen.sections': (subject) => ({
    missing: `「${subject}」のセクション`,
    question: `「${subject}」には、どの項目をどのグループに分けて表示しますか？`,
    meanwhile: 'すべての項目を、仕様書の順に1つのグループで表示します。',
  }),
  'screen.shows': (subject) => ({
    missing: `「${subject}」に表示するその他の内容`,
    question: `「${subject}」には、レコードの状態の流れと履歴を表示しますか？`,
    meanwhile: 'どちらも表示しません。',
  }),
  'screen.steps': (subject) => ({
    missing: `「${subject}」のステップ`,
    question: `「${subject}」では、どのステップに分けて入力しますか？`,
    meanwhile: 'すべての項目を一度に入力します。',
  }),
  'screen.related': (subject) => ({
    missing: `「${subject}」で使う参照`,
    question: `ここにつながる項目が複数あります。「${subject}」で使うのはどの項目ですか？`,
    meanwhile: '最初の項目を使います。',
  }),
  'screen.view': (subject) => ({
    missing: `ビュー「${subject}」の内容`,
    question: `ビュー「${subject}」には、どのレコードが含まれますか？`,
    meanwhile: 'すべてのレコードを表示します。',
  }),
  'screen.calendar': (subject) => ({
    missing: `カレンダー「${subject}」が沿う日付`,
    question: `「${subject}」では、どの日付でレコードを並べますか？`,
    meanwhile: '最初の日付に沿います。見る人は別の日付を選べます。',
  }),
  'screen.widgets': (subject) => ({
    missing: `「${subject}」の数値とグラフ`,
    question: `「${subject}」には、どの数値とグラフを表示しますか？`,
    meanwhile: '画面に表示するものがありません。',
  }),
  'screen.text': (subject) => ({
    missing: `「${subject}」の文章`,
    question: `「${subject}」には何を書きますか？`,
    meanwhile: '画面には何も表示されません。',
  }),
  'widget.kind': (subject) => ({
    missing: `「${subject}」の表示方法`,
    question: `「${subject}」は数値、棒グラフ、折れ線グラフのどれですか？`,
    meanwhile: '数値として表示します。',
  }),
  'widget.of': (subject) => ({
    missing: `「${subject}」の集計対象`,
    question: `「${subject}」では、どのエンティティのレコードを数えますか？`,
    meanwhile: '数えるものがありません。',
  }),
  'widget.by': (subject) => ({
    missing: `「${subject}」の集計の軸`,
    question: `「${subject}」は、どの項目でまとめますか？`,
    meanwhile: 'グラフを表示できません。',
  }),
  'widget.field': (subject) => ({
    missing: `「${subject}」で計算する項目`,
    question: `「${subject}」は、どの項目から計算しますか？`,
    meanwhile: '計算できません。',
  }),
};
