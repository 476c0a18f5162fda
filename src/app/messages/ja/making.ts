import type { making as english } from '../en/making.ts';

const words: typeof english = {
  specification: '仕様書',
  aboutProduct: 'アプリの構成元',
  gaps: '未記載',
  showGaps: '未記載を表示',
  previewAs: 'プレビューするロール',
  previewPerson: '対象の人',
  gapCount: (count) => `未記載${count}件`,
  detailCount: (count) => `軽微な未記載${count}件`,
};

/** What only those read who make a product. */
export const making = import.meta.env.PRODUCT_ALONE ? ({} as typeof words) : words;
