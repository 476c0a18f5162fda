import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { isError, problemsAt, specificationPath, useMeanwhile } from '#app/gaps';
import { useMessages } from '#app/messages';
import { type OpenDocument, useDocument } from '#app/product';
import { Banner } from '#components/banner';
import { lazily } from '#components/lazily';

const ProblemList = import.meta.env.PRODUCT_ALONE
  ? undefined
  : lazily(() => import('./problem-list.tsx'), 'ProblemList');

/**
 * What is wrong with the document, where, and what to do, as soon as something cannot be used. What only contradicts itself is
 * counted with it, as on the overview. What a page tells in its own place is left to that.
 */
export function ProblemBanner() {
  const document = useDocument();
  const { pathname } = useLocation();
  const messages = useMessages();
  const meanwhile = useMeanwhile();
  const told = new Set(toldOn(pathname, document));
  const problems = document.problems.filter((problem) => !told.has(problem));
  if (!ProblemList || !problems.some(isError)) return null;
  const errorsFirst = problems.toSorted((one, other) => Number(isError(other)) - Number(isError(one)));
  return (
    <Banner tone="critical" title={messages.problems.title(problems.length)}>
      <p>{meanwhile}</p>
      <Suspense>
        <ProblemList problems={errorsFirst} />
      </Suspense>
    </Banner>
  );
}

/** What the page of a chapter, or that of all of them, tells itself. */
function toldOn(pathname: string, { product, problems, to }: OpenDocument) {
  const [, page] = pathname.split(to(`${specificationPath(product)}/`));
  const shown = product.specification.chapters.filter(({ key }) => page === key || page === 'all');
  return shown.flatMap(({ key }) => problemsAt(problems, key));
}
