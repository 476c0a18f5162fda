import type { Messages } from '#app/messages';

/** Dashboards. */
export const dashboard: Messages['dashboard'] = { nothing: 'لا يوجد ما يُعرض' };
