import { compile, type Product } from '#specification';
import { formatProblem } from '#specification/texts/problems';
import { nameOf, productPath, readDocument, refusalOf } from './documents.ts';

/** A document that is opened for a command, or the sentence that says why it cannot be. */
export type Opened = { product: Product; name: string } | { refusal: string };

/** Opens the document that a command line names, else `PRODUCT.md`. One with an error is refused, with each line that is wrong. */
export function openProduct(document: string | undefined): Opened {
  const path = productPath(document);
  const refusal = refusalOf(path);
  if (refusal) return { refusal };
  const { specification, problems } = readDocument(path);
  const name = nameOf(path);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const lines = errors.map((problem) => `  ${formatProblem(name, problem)}`);
    return { refusal: [`${name} cannot be used as it stands:`, ...lines].join('\n') };
  }
  return { product: compile(specification), name };
}
