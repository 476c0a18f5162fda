/** Why something could not be tried here. */
export const untried = {
  noneToWrite: (entity: string) => `No ${entity} was found that somebody may write so.`,
  noneMade: (entity: string) => `Nobody was found who may make a ${entity} that shows it.`,
  noneChanged: (entity: string) => `Nobody was found who may change a ${entity} and see what became of it.`,
  noneFor: (entity: string) => `No ${entity} was found that it is permitted for.`,
  noneAgainst: (entity: string) => `No ${entity} was found that it is not permitted for.`,
  noneInState: (entity: string, state: string) => `No ${entity} in ${state} was found that it can be tried with.`,
  noneHeldBack: (entity: string, state: string) => `No ${entity} in ${state} was found that its guard holds back.`,
  noneFree: (entity: string) => `No ${entity} was found that nothing refers to.`,
  noneReferring: (entity: string) => `No ${entity} was found that something refers to and that somebody may delete.`,
  noneThere: (entity: string) => `No ${entity} there is as it would have to be, and none can be put there.`,
  nobodyMay: (does: string, entity: string) => `Nobody was found who may ${does} a ${entity}.`,
  nobodyKept: 'Nobody was found who may do it and is kept from a field.',
  nobodyChanges: (entity: string, state: string) =>
    `Nobody may change a ${entity} in ${state}, whatever the state says.`,
  nobodySees: (entity: string) => `Nobody sees every ${entity} and all that it is worked out from.`,
  noOperation: (does: string, entity: string) => `Nothing is called to ${does} a ${entity}.`,
  noOtherAnswer: 'There is no other answer to send.',
  noWrongAnswer: 'It takes no answer that can be wrong.',
  tooFew: (entity: string) => `There are too few of ${entity} for it to show.`,
  noCredentials: (role: string) => `No credentials for ${role}: name them with --credentials or --header.`,
  figures: 'The figures of a dashboard are worked out inside of the app: a server is not asked for them.',
  nothingAlong: 'What records refer to does not come along here, and need not.',
  broken: (what: string) => `It could not be tried, by a fault of what tries it: ${what}`,
  stopped: 'The server had stopped answering.',
};

/** What the document leaves open. */
export const open = {
  noKept: 'No value was found that keeps all that the document states of the field.',
  noBroken: 'Nothing breaks it that keeps the rest of what the document states of the field.',
  everybodyPasses: 'Whoever may take it passes its guard: there is nobody whom it could hold back.',
  everybodyMay: 'Everybody may do it: there is nobody to be refused.',
  noAssert: (rule: string) =>
    `The document says that the server keeps ${rule}, and not what must hold. State it with assert, and it is tried; until then whoever builds the server has to prove it.`,
  signIn: (status: number) =>
    `${status} is for somebody who is not signed in, and here nobody signs in: roles are previewed. It is tried against a server, with --address and credentials.`,
  tooMany: (status: number) =>
    `${status} is for too many requests at once, and the document does not say how many are. Only a test of the server under load can bring it about.`,
  unavailable: (status: number) =>
    `${status} is for a server that is out of order, and no request brings that about. It can only be looked at where the server runs, by taking away what it needs.`,
  status: (status: number) =>
    `Nothing that the document states leads to ${status}: say by which rule or permission it comes about.`,
  nothingRests: 'Nothing that can be tried names it: give it to a call or a rule, or leave it out.',
  notShown: 'The document does not show all of it: what it leaves out may be anything.',
  noOtherKey: (entity: string) => `No other key of a ${entity} was found.`,
};

/** What was answered and is not what the document states. */
export const contradicted = {
  status: (asked: string, wanted: string, got: string) => `${asked}: ${wanted} was to be answered, not ${got}`,
  or: ' or ',
  notDone: (asked: string, got: string) => `${asked}: it was to be done, and was answered with ${got}`,
  notRefused: (asked: string, pointer: string, code: string, got: string) =>
    `${asked}: ${pointer} was to be refused for ${code}, not ${got}`,
  otherProblem: (asked: string, wanted: string, got: string) => `${asked}: the problem was to be ${wanted}, not ${got}`,
  otherTitle: (asked: string, wanted: string, got: string) => `${asked}: the title was to be “${wanted}”, not “${got}”`,
  elsewhere: (asked: string, at: string, got: string) => `${asked}: the problem was to be shown at ${at}, not ${got}`,
  nowhere: 'nowhere',
  noJson: (asked: string, type: string) => `${asked}: the answer is no JSON, but ${type}`,
  noAnswer: (asked: string, why: string) => `${asked}: there was no answer (${why})`,
  formSilent: (code: string, at: string) => `A form does not say ${code} of ${at}.`,
  formRefuses: (code: string, at: string) => `A form says ${code} of ${at}.`,
  formPasses: (rule: string) => `A form says nothing of ${rule}.`,
  value: (asked: string, name: string, is: string, wanted: string) => `${asked}: ${name} is ${is}, not ${wanted}`,
  missing: (asked: string, name: string) => `${asked}: ${name} is missing`,
  shown: (asked: string, name: string) => `${asked}: ${name} was to be hidden`,
  count: (asked: string, wanted: number, is: number) => `${asked}: ${wanted} were to be listed, not ${is}`,
  notListed: (asked: string, key: string) => `${asked}: ${key} is not listed`,
  order: (asked: string, name: string) => `${asked}: ${name} is not in order`,
  notIncluded: (asked: string, key: string) => `${asked}: ${key} does not come along`,
  key: (asked: string, key: string) => `${asked}: its key is '${key}'`,
  keyUnfit: (asked: string, key: string, pattern: string) => `${asked}: its key '${key}' does not fit ${pattern}`,
  history: (asked: string, name: string) => `${asked}: its history does not say what ${name} was, and what it is now`,
  historyState: (asked: string, state: string) => `${asked}: its history does not say that it came to ${state}`,
  stillReferred: (asked: string) => `${asked}: it is still referred to`,
  allows: (asked: string, allowed: string) => `${asked}: it allows ${allowed}`,
  secondPage: (asked: string) => `${asked}: the second page is not what comes after the first`,
  secondRecord: (asked: string) => `${asked}: a second record was made`,
  noProblem: (asked: string, type: string) =>
    `${asked}: what is refused was to be said as application/problem+json, not ${type}`,
  location: (asked: string, got: string) => `${asked}: Location was to say where the new one is found, and is ${got}`,
  undeclared: (asked: string, name: string) => `${asked}: ${name} is answered, and the document has no such field`,
  refusedSample: (at: string, code: string) => `${at}: ${code}`,
};

export type Untried = typeof untried;
export type Open = typeof open;
export type Contradicted = typeof contradicted;
