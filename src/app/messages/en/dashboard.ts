/** Dashboards. */
export const dashboard = (small: (name: string) => string) => ({
  nothing: 'Nothing to show',
  soFar: (stretch: string) => `${stretch}, so far`,
  noneYet: (plural: string) => `Nothing to count yet. This appears once there are ${small(plural)}.`,
  unknown: 'Unknown: the server does not give all the records this counts.',
  others: (count: number) => (count === 1 ? '1 other' : `${count} others`),
});
