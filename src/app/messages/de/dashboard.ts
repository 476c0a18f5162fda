import type { Messages } from '#app/messages';

/** Dashboards. */
export const dashboard: Messages['dashboard'] = {
  nothing: 'Nichts anzuzeigen',
  unknown: 'Das kann der Server nicht sagen: Er antwortet nicht für alle Datensätze, die hier zählen.',
};
