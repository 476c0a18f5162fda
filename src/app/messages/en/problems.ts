/** What is wrong with a document, and with opening one. */
export const problems = {
  title: (count: number) =>
    count === 1 ? '1 thing in the document needs fixing' : `${count} things in the document need fixing`,
  earlier: 'Until then, you see the last version that could be read.',
  leftOut: 'What cannot be used is left out.',
  further: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  unreadable: 'This file cannot be opened',
  noChapter: (file: string) => `${file} has none of the nine chapters, so it is not a specification.`,
  notOpened: 'This document could not be opened',
  notOpenedText: 'Nothing was lost. Try again, or open another document.',
  forget: 'Forget this document',
  notForgotten: 'It could not be removed. Clear the data of this site in your browser settings.',
  tooLong: (megabytes: number) => `The file is ${megabytes} MB. Move out what is not specification.`,
  goneTitle: 'Document not found',
  gone: 'It was opened in another browser, or removed. Open it again.',
  newVersion: 'This page is out of date, or the network failed while part of it was loading.',
  notLoaded: 'No connection: part of this page has not loaded yet. Nothing was changed; try again later.',
};
