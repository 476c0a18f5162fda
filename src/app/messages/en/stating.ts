/** How a gap is answered, and what is kept beside it. */
export const stating = {
  title: 'How to state it',
  add: (line: number, file: string) => `Add below line ${line} of ${file}:`,
  replace: (line: number, file: string) => `Write line ${line} of ${file} like this:`,
  also: {
    add: (line: number) => `and add below line ${line}:`,
    replace: (line: number) => `and write line ${line} like this:`,
  },
  other: 'No fact of the document answers this yet. This is the form:',
  ownWords: 'It can be kept as it stands, and says no more than an example: put your own words in place of it.',
  elsewhere: (place: string) => `As in ${place}:`,
  notRelevant: (does: 'add' | 'replace', line: number) =>
    does === 'add'
      ? `Not relevant? State that there is none: add below line ${line}:`
      : `Not relevant? State that there is none: replace line ${line} with:`,
  copy: 'Copy',
  open: 'Open in editor',
  opened: 'The editor has been asked to open it.',
  notOpened: 'The editor did not open.',
  why: 'Why it matters',
  weights: {
    blocking: 'Something cannot be shown or done without it.',
    shaping: 'What people see rests on an assumption.',
    detail: 'A limit, a text or an address: the app goes on without it.',
  },
};
