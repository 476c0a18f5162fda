import { SourceLink } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Heading, Text } from '#components/text';
import { Matrix } from './matrix.tsx';
import { Roles } from './roles.tsx';

/** Who there is, and who may do what. */
export function AccessDrawing() {
  const { access, specification } = useProduct();
  const words = useChapterMessages().access;
  const { permission } = useMessages();
  const { whenDenied } = specification.access;
  const state = access.isClosed
    ? permission.closed
    : access.isNone
      ? words.none
      : access.isAssumed
        ? words.open
        : undefined;
  return (
    <div className="flex flex-col gap-8">
      {access.roles.length > 0 && <Roles />}
      <section aria-labelledby="matrix" className="flex min-w-0 flex-col gap-3">
        <div>
          <Heading level={2} id="matrix">
            {words.matrix}
          </Heading>
          <Text size="sm" tone="muted" className={state ? '' : 'print:hidden'}>
            {state ?? words.legend}
          </Text>
        </div>
        <Matrix />
        {whenDenied && (
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
            {words.whenDenied[whenDenied]}
            <SourceLink path="access.whenDenied" />
          </p>
        )}
      </section>
    </div>
  );
}
