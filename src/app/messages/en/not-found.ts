/** An address that leads nowhere. */
export const notFound = {
  title: 'No screen has this address',
  text: 'The address may be mistyped, or the screen has moved.',
  noScreens: 'This product has no screens yet',
  unready: 'This screen is not ready yet.',
};
