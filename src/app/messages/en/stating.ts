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
  opened: 'Asked your editor to open it. If none opens, start the app with LAUNCH_EDITOR=code, or the name of yours.',
  notOpened: 'The editor did not open.',
  write: (file: string) => `Write into ${file}`,
  written: (file: string, line: number) => `Written into ${file}, line ${line}.`,
  changedSince: (file: string) => `Not taken back: ${file} was changed since. Change it there by hand.`,
  changedMeanwhile: (file: string) =>
    `${file} was changed meanwhile, so nothing was written. The proposal now fits the new version: try again.`,
  notWritten: (file: string) => `Nothing was written: ${file} cannot be changed from here. Copy the lines instead.`,
  verdicts: {
    answers: 'This answers the question.',
    notYet: 'This does not answer the question yet.',
    notUsable: 'This cannot be used yet, and is not written:',
  },
  added: {
    answers: 'This adds to the chapter.',
    notYet: 'This adds nothing to the chapter yet.',
    notUsable: 'This cannot be used yet, and is not written:',
  },
  more: {
    screens: 'State another screen',
    entities: 'State another entity',
    lifecycles: 'State the states of another entity',
    rules: 'State another rule',
    access: 'State another role',
    calls: 'State another call',
    errors: 'State another error',
    constants: 'State another constant',
  } as Partial<Record<string, string>>,
  mendsElsewhere: 'Something else in the document has to be mended then:',
  outdated: 'The document says something else here since you began. The proposal for it is now:',
  takeNew: 'Take the new proposal',
  takeExample: 'Use this',
  keepMine: 'Keep my lines',
  why: 'Why it matters',
  weights: {
    blocking: 'Something cannot be shown or done without it.',
    shaping: 'What people see is based on an assumption.',
    detail: 'Minor: the app works without it.',
  },
};
