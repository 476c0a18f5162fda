import { useSpecification } from '#app/product';
import { Badge } from '#components/badge';
import { isEmpty, stateLabel } from '#spec';

/** The state of a record, in the tone that chapter 4 gives it. */
export function StateBadge({ entity, state }: { entity: string; state: unknown }) {
  const specification = useSpecification();
  if (isEmpty(state)) return null;
  const stated = specification.lifecycles[entity]?.states?.[String(state)];
  return (
    <Badge tone={stated?.tone ?? 'neutral'} certainty={stated ? 'stated' : 'assumed'}>
      {stateLabel(specification, entity, String(state)).text}
    </Badge>
  );
}
