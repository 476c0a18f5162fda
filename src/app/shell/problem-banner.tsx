import { Suspense } from 'react';
import { lazily } from '#app/lazily';
import { useMessages } from '#app/messages';
import { type OpenDocument, useDocument } from '#app/product';
import { Banner } from '#components/banner';

const ProblemList = import.meta.env.PRODUCT_ALONE
  ? undefined
  : lazily(() => import('./problem-list.tsx'), 'ProblemList');

const isError = ({ severity }: OpenDocument['problems'][number]) => severity === 'error';

/**
 * What is wrong with the document, where, and what to do, as soon as something cannot be used. What only contradicts itself is
 * counted with it, as on the overview.
 */
export function ProblemBanner() {
  const { problems, isEarlier, product } = useDocument();
  const messages = useMessages();
  if (!ProblemList || !problems.some(isError)) return null;
  const errorsFirst = problems.toSorted((one, other) => Number(isError(other)) - Number(isError(one)));
  const { earlier, leftOut } = messages.problems;
  return (
    <Banner tone="critical" title={messages.problems.title(problems.length)}>
      <p>{isEarlier ? earlier : product.access.isClosed ? messages.permission.closed : leftOut}</p>
      <Suspense>
        <ProblemList problems={errorsFirst} />
      </Suspense>
    </Banner>
  );
}
