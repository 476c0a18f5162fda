import { Suspense } from 'react';
import { lazily } from '#app/lazily';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Banner } from '#components/banner';

const ProblemList = import.meta.env.PRODUCT_ALONE
  ? undefined
  : lazily(() => import('./problem-list.tsx'), 'ProblemList');

/** What is wrong with the document, where, and what to do. */
export function ProblemBanner() {
  const { problems, isEarlier } = useDocument();
  const messages = useMessages();
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!ProblemList || errors.length === 0) return null;
  return (
    <Banner tone="critical" title={messages.problems.title(errors.length)}>
      <p>{isEarlier ? messages.problems.earlier : messages.problems.leftOut}</p>
      <Suspense>
        <ProblemList problems={errors} />
      </Suspense>
    </Banner>
  );
}
