import type { ReportWords } from './report.en.ts';

export const report: ReportWords = {
  title: (product) => `${product}：証明されたこと`,
  nobody: '誰でもない人',
  anybody: '誰か',
  house: '内蔵のフォームとバックエンド',
  share: '試せるもののうち',
  verdicts: { proven: '証明済み', contradicted: '守られていない', untried: '試せず', open: '未定' },
  meanings: {
    proven: '試して、成り立ちました。',
    contradicted: '文書の定めと違う応答でした。',
    untried: 'ここでは試せませんでした。',
    open: '試すべきことを文書が定めていません。',
  },
  counts: {
    proven: (count) => `証明済み${count}件`,
    contradicted: (count) => `守られていない${count}件`,
    untried: (count) => `試せず${count}件`,
    open: (count) => `未定${count}件`,
  },
  comma: '、',
  nothing: '試すものなし',
  nothingStated: '試せることはまだ何も定められていません',
  shareOf: (share, file) => `${file} の定めの ${share} が証明されました`,
  chapters: '章',
  showing: '表示',
  all: 'すべて',
  none: '該当するものはありません。',
  calls: '送った要求',
  of: (count, all) => `${all}件中${count}件`,
  seconds: (seconds) => `${seconds}秒`,
  line: (line) => `${line}行目`,
};
