export const tableDensities = {
  comfortable: '',
  compact: 'sm:[&_tbody_:is(th,td)]:h-control-sm sm:[&_tbody_:is(th,td)]:py-0.5',
};
