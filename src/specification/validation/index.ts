export { type Answers, answersOf } from './answers.ts';
export { answerAt, isAsChosen } from './as-chosen.ts';
export { filledIn } from './filled-in.ts';
export { type Issue, issueAt, undecided } from './issue.ts';
export { ownIssues } from './own-answers.ts';
export { ready } from './ready.ts';
export { schemaOf } from './schema.ts';
export { type HeldReference, type HeldUnique, referencesIn, uniquesIn } from './store-rules.ts';
export { type Judging, validate } from './validate.ts';
