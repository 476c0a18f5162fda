/** An address that leads nowhere. */
export const notFound = {
  title: 'Page not found',
  text: 'The address may be wrong, or the screen has moved.',
  noScreens: 'This product has no screens yet',
  unready: 'This screen is not ready yet.',
};
