/** Dashboards. */
export const dashboard = { nothing: 'Nothing to show' };
