/** An address that leads nowhere. */
export const notFound = {
  title: 'No screen has this address',
  text: 'The specification states no screen at this path.',
};
