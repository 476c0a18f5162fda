import { useSession } from '#app/data';
import { mayList } from '#app/search';
import type { Entity, Screen, Values } from '#specification';
import { ClosedPanels } from './closed-panels.tsx';
import { FailedPanels, useFailures } from './failed-panels.tsx';
import { RelatedRecords } from './related-records.tsx';

interface RelatedPanelsProps {
  screen: Screen;
  of: Entity;
  values: Values;
}

/** The records that refer to one: those that who looks may look through, what could not be had, and what is closed to them. */
export function RelatedPanels({ screen, of, values }: RelatedPanelsProps) {
  const { subject } = useSession();
  const [failures, report] = useFailures();
  const { hidesDenied } = of.product.access;
  const isOpen = (entity: Entity) => mayList(entity, subject);
  return (
    <>
      {screen.related.map(
        (related, index) =>
          isOpen(related.entity) && (
            <RelatedRecords
              key={`${related.entity.name}.${related.by?.name}`}
              path={`${screen.path}.related.${index}`}
              {...{ related, of, values }}
              onFailure={report}
            />
          ),
      )}
      <FailedPanels failures={failures} />
      {!hidesDenied && <ClosedPanels related={screen.related.filter(({ entity }) => !isOpen(entity))} of={of} />}
    </>
  );
}
