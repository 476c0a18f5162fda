import type { Messages } from '#app/messages';

/** That records are samples. */
export const samples: Messages['samples'] = {
  line: 'サンプルデータ',
  touched: 'サンプルデータ（ここで変更済み）',
  older: 'サンプルデータは以前の文書から作られたものです',
  olderText: '変更されているため残してあります。現在の文書の内容が欠けている場合があります。',
  makeAnew: '作り直す',
};
