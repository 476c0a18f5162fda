import type { Messages } from '#app/messages';

/** Dashboards. */
export const dashboard: Messages['dashboard'] = {
  nothing: '表示するデータがありません',
  soFar: (stretch) => `${stretch}（途中）`,
  noneYet: (plural) => `集計する${plural}はまだありません。該当するものができると、ここに表示されます。`,
  unknown: 'サーバーからは、集計に必要なすべてのレコードについての回答を得られません。',
  others: (count) => `その他${count}件`,
};
