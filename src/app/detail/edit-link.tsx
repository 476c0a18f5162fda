import { Pencil } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useAround } from '#app/data';
import { useMessages } from '#app/messages';
import { useRecordAddress } from '#app/screens';
import { mayChange } from '#app/transitions';
import { Button } from '#components/button';
import type { Entity, Values } from '#specification';

/** The way to a record's form, for who may change anything of it as it stands. */
export function EditLink({ entity, values }: { entity: Entity; values: Values }) {
  const messages = useMessages();
  const around = useAround();
  const to = useRecordAddress()('edit', entity, values);
  if (!to || !mayChange(entity, values, around)) return null;
  return (
    <Button asChild>
      <RouterLink to={to}>
        <Pencil aria-hidden className="size-4" />
        {messages.detail.edit}
      </RouterLink>
    </Button>
  );
}
