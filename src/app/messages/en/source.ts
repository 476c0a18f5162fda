/** The document as it is written. */
export const source = {
  title: 'The document as it is written',
  used: 'What the app makes of it',
  copy: 'Copy path:line',
  line: (line: number, what: string) => `Line ${line}: ${what}`,
  missing: 'The text of this document did not come with the app.',
};
