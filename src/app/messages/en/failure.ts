import { en as statuses } from '#specification/texts/statuses/en';
/** What went wrong, and the way on. */
export const failure = (small: (name: string) => string) => ({
  title: 'That did not work',
  load: (what?: string) => `${what ?? 'This'} could not be loaded`,
  retry: 'Try again',
  signIn: 'Sign in',
  nobody: {
    title: 'You are not signed in',
    text: 'The server refused this because it does not know who is asking. Sign in and try again.',
    setUp:
      'Setting this up? Start the server with a role to try it out (npm run serve -- DOCUMENT --role ROLE), or set up sign-in in src/app/providers/server-options.ts.',
  },
  compare: 'Compare',
  unreachable: 'The server does not answer.',
  unexpected: 'The server sent an answer that cannot be read.',
  noLine: 'No connection to the server. Nothing was sent.',
  once: 'It may have gone through. Try again: it will not happen twice.',
  unknownOutcome: 'It may have gone through. Check before you try again.',
  look: (plural: string) => `View ${small(plural)}`,
  retrying: 'The server did not answer. Trying again.',
  repeated: 'This was already saved, with what you entered the first time. Check it before you continue.',
  missingParameter: (name: string) => `The address of the call needs “${name}”, and its value is not known here.`,
  statuses: {
    ...statuses,
    401: 'Please sign in',
    408: 'The server took too long',
    410: 'This no longer exists',
    429: 'Too many requests. Wait a moment',
    501: 'The server does not support this',
    502: 'The server cannot be reached',
    503: 'The server is not available right now',
    504: 'The server took too long',
  },
  advice: {
    stays: 'If this keeps happening, tell whoever runs this product.',
    reload: 'Reload the page to see the current state.',
    less: 'Send less at once, or a smaller file.',
  },
  store: {
    newer:
      'The records in this browser were saved by a newer version of this app. Open them with that version; nothing was changed.',
    forbidden:
      'This browser does not let the app store records. Allow this site to store data, or leave private browsing.',
    blocked: 'Another tab is using the records of an earlier version. Close it and try again.',
    full: 'This browser is out of storage. Free some space and try again; nothing was changed.',
    failed: 'The records in this browser cannot be read right now. Nothing was changed.',
  },
});
