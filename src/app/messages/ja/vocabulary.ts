import type { ChapterMessages } from '#app/messages';

export const vocabulary: ChapterMessages['vocabulary'] = {
  lead: '仕様に書けるすべてのキー。意味、値、効果、書かない場合、例。',
  search: 'キーと意味を検索',
  nothing: '該当するものはありません。',
  type: '型',
  effect: '効果',
  without: 'ない場合',
  example: '例',
  from: '出典',
  alike: '別の呼び方',
  inShort: '短い書き方',
  schema: 'この章の JSON Schema',
  count: (count) => `${count}個のキー`,
  link: 'このキーへのリンク',
  expressions: {
    title: '式',
    lead: 'when、assert、guard、where、computed と、= の後に書けるものです。右側は、2026年3月10日に次のレコードで得られる値です。',
    gives: '値',
    others: 'ほかのレコード。対象のレコード自身は含まれません。',
    groups: {
      asking: '判定と比較',
      numbers: '数値',
      texts: 'テキスト',
      times: '日付と時刻',
      lists: 'リスト',
      around: '利用者・定数・ほかのレコード',
    },
  },
  inEditor: 'エディターで使うには、YAML ファイルを次の行で始めます',
};
