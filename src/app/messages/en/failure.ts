import { small } from '../names.ts';

/** What went wrong, and the way on. */
export const failure = {
  title: 'This could not be done',
  retry: 'Try again',
  signIn: 'Sign in',
  nobody: {
    title: 'Nobody is signed in',
    text: 'The server did not accept this: it was not told who is asking. Sign in, then try again.',
    setUp:
      'Setting this up? Start the server with a role to try it out (npm run serve -- DOCUMENT --role ROLE), or state in src/app/providers/server-options.ts how people sign in.',
  },
  compare: 'Compare',
  unreachable: 'The server does not answer.',
  unexpected: 'The server answered something that cannot be read.',
  noLine: 'There is no line to the server: nothing was sent.',
  once: 'It may have been done all the same. Try again: it is done only once.',
  unknownOutcome: 'It may have been done all the same: look before you try again.',
  look: (plural: string) => `Look at the ${small(plural)}`,
  retrying: 'The server did not answer. It is being asked again.',
  repeated: 'This was saved already, with the answers of the first try. Look at it before you go on.',
  missingParameter: (name: string) => `The address of the call needs “${name}”, of which nothing is known here.`,
  statuses: {
    400: 'The server does not understand what was asked',
    401: 'Please sign in',
    403: 'Your role may not do this',
    404: 'This is not here',
    405: 'The server cannot do this',
    408: 'The server took too long',
    409: 'This cannot be done as things stand',
    410: 'This is not here any more',
    412: 'Someone else changed this meanwhile',
    413: 'This is too much at once',
    415: 'The server does not understand what was asked',
    422: 'Some answers need another look',
    428: 'This must be loaded again first',
    429: 'Too much was asked at once: wait a little',
    500: 'Something went wrong on the server',
    501: 'The server does not answer this',
    502: 'The server cannot be reached',
    503: 'The server is not available just now',
    504: 'The server took too long',
  },
  advice: {
    stays: 'If it stays so, tell whoever looks after this product.',
    reload: 'Load the page again to see how things stand.',
    less: 'Send less at once, or a smaller file.',
  },
  store: {
    newer:
      'The records in this browser were written by a newer version of this app. Open them with that one; nothing was changed.',
    forbidden:
      'This browser does not let the app keep records. Allow this site to store data, or leave private browsing.',
    blocked: 'Another tab holds the records of an earlier version. Close it, then try again.',
    full: 'There is no room left in this browser. Free some, then try again; nothing was changed.',
    failed: 'The records in this browser cannot be read just now. Nothing was changed.',
  },
};
