/** Dashboards. */
export const dashboard = (small: (name: string) => string) => ({
  nothing: 'Nothing to show',
  noneYet: (plural: string) => `Nothing to count yet. It is drawn here as soon as there are ${small(plural)} for it.`,
  unknown: 'The server cannot tell: it does not answer for all records that this counts.',
  others: (count: number) => (count === 1 ? '1 other' : `${count} others`),
});
