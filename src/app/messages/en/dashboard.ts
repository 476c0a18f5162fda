/** Dashboards. */
export const dashboard = {
  nothing: 'Nothing to show',
  unknown: 'The server cannot tell: it does not answer for all records that this counts.',
};
