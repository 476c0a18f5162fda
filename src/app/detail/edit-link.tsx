import { Pencil } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useAround } from '#app/data';
import { useMessages } from '#app/messages';
import { useRecordAddress } from '#app/screens';
import { Button } from '#components/button';
import { type Around, type Entity, mayTry, type Values } from '#specification';

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

function mayChange(entity: Entity, values: Values, around: Around): boolean {
  const { access } = entity.product;
  const permission = access.decide('update', entity, around, values);
  if (!mayTry(permission, entity, values, around)) return false;
  const inState = entity.editable(values);
  const open = entity.fields.filter((field) => field.isAnswered && inState.has(field.name));
  // What only the backend can tell is not told from here.
  if (permission.answer !== true) return open.length > 0;
  const byRole = access.fields('update', entity, around, values);
  return open.some(({ name }) => byRole.has(name));
}
