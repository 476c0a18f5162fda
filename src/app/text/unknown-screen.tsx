import { type ReactNode, Suspense } from 'react';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { ScreenHeader, type ScreenProps } from '#app/screens';
import { lazily } from '#components/lazily';
import { Skeleton } from '#components/skeleton';

const MissingFacts = import.meta.env.PRODUCT_ALONE
  ? undefined
  : lazily(() => import('./missing-facts.tsx'), 'MissingFacts');

/** A screen that is not known well enough to be drawn: what is missing of it, in place of it. */
export function UnknownScreen(props: ScreenProps): ReactNode {
  const { gaps } = useDocument();
  const messages = useMessages();
  const { screen } = props;
  const fields = screen.entity ? `${screen.entity.path}.fields` : 'entities';
  const missing = gaps.filter(
    ({ path }) => path.startsWith(`${screen.path}.`) || path === fields || path === 'entities',
  );
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader {...props} />
      {MissingFacts ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <MissingFacts gaps={missing} />
        </Suspense>
      ) : (
        <p className="text-muted">{messages.notFound.unready}</p>
      )}
    </div>
  );
}
