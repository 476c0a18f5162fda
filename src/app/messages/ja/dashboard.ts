import type { Messages } from '#app/messages';

/** Dashboards. */
export const dashboard: Messages['dashboard'] = {
  nothing: '表示するデータがありません',
  unknown: 'サーバーからは、集計に必要なすべてのレコードについての回答を得られません。',
};
