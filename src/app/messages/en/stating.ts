/** How a gap is answered, and what is kept beside it. */
export const stating = {
  title: 'How to state it',
  add: (line: number, file: string) => `Add below line ${line} of ${file}:`,
  replace: (line: number, file: string) => `Change line ${line} of ${file} to:`,
  also: {
    add: (line: number) => `and add below line ${line}:`,
    replace: (line: number) => `and change line ${line} to:`,
  },
  other: 'Nothing in the document answers this yet. Use this form:',
  ownWords: 'This works as it is but is only an example. Replace it with your own words.',
  elsewhere: (place: string) => `For example, in ${place}:`,
  notRelevant: (does: 'add' | 'replace', line: number) =>
    does === 'add'
      ? `Not relevant? State that there is none: add below line ${line}:`
      : `Not relevant? State that there is none: replace line ${line} with:`,
  copy: 'Copy',
  open: 'Open in editor',
  opened: 'Opening in the editor.',
  notOpened: 'The editor did not open.',
  why: 'Why it matters',
  weights: {
    blocking: 'Something cannot be shown or done without it.',
    shaping: 'What people see is based on an assumption.',
    detail: 'Minor: the app works without it.',
  },
};
