/** What is wrong with a document, and with opening one. */
export const problems = {
  title: (count: number) =>
    count === 1 ? 'One thing in the document needs mending' : `${count} things in the document need mending`,
  earlier: 'The last version that could be read stays on screen until then.',
  leftOut: 'What cannot be used is left out; the rest is shown.',
  further: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  unreadable: 'This file cannot be opened',
  noChapter: (file: string) => `${file} has no chapter that is known: it is no specification.`,
  notOpened: 'This document could not be opened',
  notOpenedText: 'Nothing was lost. Try again, or go on with another document.',
  forget: 'Forget this document',
  notForgotten: 'It could not be removed. Clear the data of this site in the settings of the browser.',
  tooLong: (megabytes: number) => `The file has ${megabytes} MB. Split off what is not specification.`,
  goneTitle: 'This document is not here',
  gone: 'It was opened in another browser, or removed. Open it again.',
  newVersion: 'This page is older than the site, or the network failed while a part of it was loaded.',
  notLoaded: 'No connection: a part of this page has not been loaded yet. Nothing was changed; try again later.',
};
