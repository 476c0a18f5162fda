import { Pencil } from 'lucide-react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useAround } from '#app/data';
import { GapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { FormTitle, useRecordAddress, useTakenAlong } from '#app/screens';
import { useShortcuts } from '#app/shortcuts';
import { mayChange } from '#app/transitions';
import { Button } from '#components/button';
import type { Entity, Values } from '#specification';

/** Where a record's form is, for who may change anything of it as it stands. */
export function useEditAddress(entity: Entity, values: Values): string | undefined {
  const around = useAround();
  const to = useRecordAddress()('edit', entity, values);
  return mayChange(entity, values, around) ? to : undefined;
}

/** The way to a record's form. */
export function EditLink({ entity, values, to }: { entity: Entity; values: Values; to: string }) {
  const messages = useMessages();
  const state = useTakenAlong();
  const navigate = useNavigate();
  useShortcuts(entity.label.text, [{ key: 'e', label: messages.detail.edit, run: () => void navigate(to, { state }) }]);
  const screen = entity.product.screenOf('edit', entity);
  const current = entity.lifecycle?.stateOf(values);
  return (
    <GapOutline path={current ? `${current.path}.editable` : ''} subject={messages.detail.edit}>
      <Button asChild>
        <RouterLink to={to} state={state}>
          <Pencil aria-hidden className="size-4" />
          {screen ? (
            <FormTitle screen={screen} of={entity.keyOf(values)} title={messages.detail.edit} />
          ) : (
            messages.detail.edit
          )}
        </RouterLink>
      </Button>
    </GapOutline>
  );
}
