import { Link as RouterLink } from 'react-router';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { useListOf } from '#app/screens';
import { outcomeOf } from '#client';
import { Button } from '#components/button';
import type { Entity } from '#specification';

interface LookFirstProps {
  entity: Entity;
  error: unknown;
  isNew: boolean;
}

/** The way to the records, where one may have been made already and would be made twice. */
export function LookFirst({ entity, error, isNew }: LookFirstProps) {
  const { to } = useDocument();
  const messages = useMessages();
  const list = useListOf()(entity);
  if (!isNew || outcomeOf(error) !== 'unknown' || !list) return null;
  return (
    <Button asChild size="sm" variant="primary">
      <RouterLink to={to(list.addressOf({}))}>{messages.failure.look(entity.plural.text)}</RouterLink>
    </Button>
  );
}
