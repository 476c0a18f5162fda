import { chapterKeys, type Product } from '#specification';
import { accessProofs } from './chapters/access.ts';
import { answerProofs } from './chapters/answers.ts';
import { callProofs } from './chapters/calls.ts';
import { declaredProofs } from './chapters/declared.ts';
import { fieldProofs } from './chapters/fields.ts';
import { givenProofs } from './chapters/given.ts';
import { insideProofs } from './chapters/inside.ts';
import { keepingProofs } from './chapters/kept.ts';
import { lifecycleProofs } from './chapters/lifecycles.ts';
import { madeProofs } from './chapters/made.ts';
import { removalProofs } from './chapters/removal.ts';
import { ruleProofs } from './chapters/rules.ts';
import { screenProofs } from './chapters/screens.ts';
import type { Proof } from './proof.ts';

const derivations = [
  screenProofs,
  fieldProofs,
  answerProofs,
  insideProofs,
  givenProofs,
  keepingProofs,
  declaredProofs,
  removalProofs,
  lifecycleProofs,
  ruleProofs,
  accessProofs,
  callProofs,
  madeProofs,
];

/** Everything that a document states and that can be tried, in the order of its chapters and lines. */
export function proofsOf(product: Product): Proof[] {
  const place = ({ chapter, line }: Proof) => chapterKeys.indexOf(chapter) * 1e6 + line;
  return derivations.flatMap((derive) => derive(product)).sort((a, b) => place(a) - place(b));
}
