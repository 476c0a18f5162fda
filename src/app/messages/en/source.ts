/** The document as it is written. */
export const source = {
  title: 'Source',
  used: 'What the app makes of it',
  copy: 'Copy path:line',
  line: (line: number, what: string) => `Line ${line}: ${what}`,
  missing: 'The source of this document was not delivered with the app.',
};
