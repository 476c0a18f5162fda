import type { Messages } from '#app/messages';

/** Dashboards. */
export const dashboard: Messages['dashboard'] = { nothing: 'Nichts anzuzeigen' };
