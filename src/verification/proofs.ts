import { type Product, chapterKeys } from '#specification';
import { answerProofs } from './chapters/answers.ts';
import { accessProofs } from './chapters/access.ts';
import { fieldProofs } from './chapters/fields.ts';
import { lifecycleProofs } from './chapters/lifecycles.ts';
import { ruleProofs } from './chapters/rules.ts';
import type { Proof } from './proof.ts';

/** Everything that a document states and that can be tried, in the order of its chapters and lines. */
export function proofsOf(product: Product): Proof[] {
  const all = [fieldProofs, answerProofs, lifecycleProofs, ruleProofs, accessProofs].flatMap((proofs) => proofs(product));
  const place = ({ chapter, line }: Proof) => chapterKeys.indexOf(chapter) * 1e6 + line;
  return all.sort((a, b) => place(a) - place(b));
}
