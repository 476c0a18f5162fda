/** Who may do what, and when. */
export const permission = {
  denied: 'Your role may not do this',
  closed: 'Something of chapter 6 cannot be read: until it can, nobody may.',
  deniedText: (role: string) => `${role} may not see this.`,
  openTo: (roles: string) => `Open to: ${roles}.`,
  unknown: 'It is not shown who may do this',
  notYet: 'This cannot be done yet.',
  needs: (fields: string) => `First this must be answered: ${fields}.`,
  restsOn: (fields: string) => `It rests on: ${fields}.`,
  sentence: (what: string) => `${what}.`,
  must: {
    '==': (what: string, other: string) => `${what} must be ${other}`,
    '!=': (what: string, other: string) => `${what} must not be ${other}`,
    '<': (what: string, other: string) => `${what} must be less than ${other}`,
    '<=': (what: string, other: string) => `${what} must be at most ${other}`,
    '>': (what: string, other: string) => `${what} must be more than ${other}`,
    '>=': (what: string, other: string) => `${what} must be at least ${other}`,
    /** Of days and moments. */
    inTime: {
      '<': (what: string, other: string) => `${what} must be before ${other}`,
      '<=': (what: string, other: string) => `${what} must not be after ${other}`,
      '>': (what: string, other: string) => `${what} must be after ${other}`,
      '>=': (what: string, other: string) => `${what} must not be before ${other}`,
    },
    shareOf: (percent: string, what: string) => `${percent} of ${what}`,
    butIs: (said: string, now: string) => `${said}; it is ${now}`,
    and: '. ',
  },
  notShown: 'The specification does not show when this may be done.',
};
