import { listed } from '#components/locale';

/** Who may do what, and when. */
export const permission = {
  denied: 'You do not have permission',
  noAccess: (screen: string) => `No access to ${screen}`,
  closed: 'Part of chapter 6 cannot be read. Until it can, nobody has access.',
  deniedText: (role: string) => `Your role is ${role}.`,
  openTo: (roles: readonly string[]) => `Only open to ${listed('en', roles)}.`,
  unknown: 'The specification does not say who may do this',
  notYet: 'This is not possible yet.',
  needs: (fields: readonly string[]) => `Answer this first: ${listed('en', fields)}.`,
  answeredBy: (roles: readonly string[]) => `Who can: ${listed('en', roles)}.`,
  restsOn: (fields: readonly string[]) => `Depends on: ${listed('en', fields)}.`,
  onlyOwn: (field: string) => `Only open to the record’s ${field}, and that is not you.`,
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
  notShown: 'The specification does not say when this is allowed.',
};
