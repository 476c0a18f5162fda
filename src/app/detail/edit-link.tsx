import { Pencil } from 'lucide-react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useAround } from '#app/data';
import { GapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useRecordAddress, useTakenAlong } from '#app/screens';
import { useShortcuts } from '#app/shortcuts';
import { mayChange } from '#app/transitions';
import { Button } from '#components/button';
import type { Entity, Values } from '#specification';

/** The way to a record's form, for who may change anything of it as it stands. */
export function EditLink({ entity, values }: { entity: Entity; values: Values }) {
  const messages = useMessages();
  const around = useAround();
  const to = useRecordAddress()('edit', entity, values);
  const state = useTakenAlong();
  const navigate = useNavigate();
  const isOpen = to !== undefined && mayChange(entity, values, around);
  useShortcuts(
    entity.label.text,
    isOpen ? [{ key: 'e', label: messages.detail.edit, run: () => void navigate(to, { state }) }] : [],
  );
  if (!isOpen) return null;
  const current = entity.lifecycle?.stateOf(values);
  return (
    <GapOutline path={current ? `${current.path}.editable` : ''} subject={messages.detail.edit}>
      <Button asChild>
        <RouterLink to={to} state={state}>
          <Pencil aria-hidden className="size-4" />
          {messages.detail.edit}
        </RouterLink>
      </Button>
    </GapOutline>
  );
}
