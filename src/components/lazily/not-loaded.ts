/** A part of the app did not come: there is no line, or the site has other parts by now. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';
}

/** Whether an error is that of a part that did not come: our own, or in the words of a browser. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof NotLoaded || (error instanceof Error && /import|module script/i.test(error.message));
}
